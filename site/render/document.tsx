import type { ReactNode } from "react";
import { withPlainBreaks } from "../clinic/non-breaking.ts";
import { dropFontPreloadsOnSlowNetwork, speculationRules } from "../layout/inline-scripts.ts";
import { fontFacesPath } from "../media/font-faces.ts";
import type { Route } from "../routes.tsx";
import { useSite } from "../site-context.ts";
import printStyles from "../styles/print.css?url";
import { Metadata } from "./Metadata.tsx";
import type { Graph } from "./structured-data/graph.ts";

/** The build replaces this with the page's styles; see `inline-styles.ts`. */
export const stylesPlaceholder = "/* styles */";

/** Addresses for a page's head. Without a stylesheet it leaves a place for its styles. */
export type PageAssets = { script: string; stylesheet?: string };

type DocumentProps = { route: Route; assets: PageAssets; children: ReactNode };

/** The shell of every page: head, styles, the one small script. */
export function Document({ route, assets, children }: DocumentProps) {
  const { colours, fonts, locale } = useSite();
  const { metadata, structuredData } = route;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.stylesheet ? (
          <>
            <link rel="stylesheet" href={assets.stylesheet} />
            <link rel="stylesheet" href={fontFacesPath} />
          </>
        ) : (
          <style>{stylesPlaceholder}</style>
        )}
        {fonts
          .filter(({ script }) => script === "latin")
          .map(({ address }) => (
            // In the head, because Chromium delays the first paint for them. Low: the hero picture comes first.
            <link
              key={address}
              rel="preload"
              as="font"
              href={address}
              crossOrigin=""
              fetchPriority="low"
            />
          ))}
        <script>{dropFontPreloadsOnSlowNetwork}</script>
        {/* Not async: a cached script would run before the body has arrived over a slow network. */}
        <script type="module" src={assets.script} fetchPriority="low" />
        <Metadata route={route} />
        <noscript>
          <link rel="stylesheet" media="print" href={printStyles} />
        </noscript>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={colours.colour("ivory")} />
        {structuredData && !metadata.noIndex && <StructuredData graph={structuredData()} />}
      </head>
      <body>
        {children}
        <script type="speculationrules">{speculationRules}</script>
      </body>
    </html>
  );
}

function StructuredData({ graph }: { graph: Graph }) {
  const json = withPlainBreaks(JSON.stringify(graph)).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
