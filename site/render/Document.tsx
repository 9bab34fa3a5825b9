import type { ReactNode } from "react";
import { LOCALE } from "../../contract/locale.ts";
import type { Route } from "../routes.tsx";
import { useSite } from "../site-context.ts";
import type { Graph } from "../structured-data/graph.ts";
import { Metadata } from "./Metadata.tsx";
import { speculationRules } from "./speculation-rules.ts";

/** The URL of the script, and the text of the stylesheet. In development the stylesheet has a URL instead. */
export type PageAssets = { script: string; styles?: string; stylesheet?: string };

type DocumentProps = { route: Route; assets: PageAssets; children: ReactNode };

/** The HTML document of every page, with its head, styles and script. */
export function Document({ route, assets, children }: DocumentProps) {
  const { colours } = useSite().media;
  const { structuredData } = route;
  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {assets.styles && <style>{assets.styles}</style>}
        {assets.stylesheet && <link rel="stylesheet" href={assets.stylesheet} />}
        {/* Not async: a cached script would run before the body has arrived over a slow network. */}
        <script type="module" src={assets.script} fetchPriority="low" />
        <Metadata route={route} />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content={colours.colour("ivory")} />
        {structuredData && <StructuredData graph={structuredData()} />}
      </head>
      <body>
        {children}
        <script type="speculationrules">{speculationRules}</script>
      </body>
    </html>
  );
}

function StructuredData({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
