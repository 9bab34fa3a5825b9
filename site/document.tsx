import type { ReactNode } from "react";
import { content } from "../content-model/content.ts";
import { WORD_JOINER } from "../content-model/figures.ts";
import { fill } from "../contract/fill.ts";
import type { PageAssets } from "./build/prerender.ts";
import { holdForNoFaces, speculationRules } from "./layout/inline-scripts.ts";
import type { Route } from "./routes.tsx";
import { absolute, type Graph } from "./structured-data/graph.ts";
import { colour } from "./styles/colours.ts";
import cormorantItalic from "./styles/fonts/cormorant-italic.woff2?url";
import cormorant from "./styles/fonts/cormorant-normal.woff2?url";
import figtree from "./styles/fonts/figtree-normal.woff2?url";
import printStyles from "./styles/print.css?url";

const { formats } = content.interface;
const { brand } = content.business;

/** Where a build puts the styles of the page; see `build/inline-styles.ts`. */
export const stylesPlace = "/* styles */";

type DocumentProps = { route: Route; assets: PageAssets; children: ReactNode };

/** The shell of every page: head, styles, the one small script. */
export function Document({ route, assets, children }: DocumentProps) {
  const { metadata, structuredData } = route;
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.stylesheet ? (
          <link rel="stylesheet" href={assets.stylesheet} />
        ) : (
          <style>{stylesPlace}</style>
        )}
        {[cormorant, cormorantItalic, figtree].map((font) => (
          // In the head, where Chromium holds the first paint a moment for them. Low: the hero picture comes first.
          <link key={font} rel="preload" as="font" href={font} crossOrigin="" fetchPriority="low" />
        ))}
        <script>{holdForNoFaces}</script>
        {/* Not async: with the script in the cache and a slow line it would run before the body is there. */}
        <script type="module" src={assets.script} fetchPriority="low" />
        <Metadata route={route} />
        <noscript>
          <link rel="stylesheet" media="print" href={printStyles} />
        </noscript>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={colour("ivory")} />
        {structuredData && !metadata.noIndex && <StructuredData graph={structuredData()} />}
      </head>
      <body>
        {children}
        <script type="speculationrules">{speculationRules}</script>
      </body>
    </html>
  );
}

function Metadata({ route }: { route: Route }) {
  const { path, metadata, canonicalPath = path } = route;
  const { keywords, noIndex } = metadata;
  const description = metadata.description.replaceAll(WORD_JOINER, "");
  const title = fullTitle(metadata.title);
  const picture = absolute(socialPicturePath(path));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absolute(canonicalPath)} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_CA" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(canonicalPath)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="format-detection" content="telephone=no" />
    </>
  );
}

/** The brand is added where it is absent. */
export function fullTitle(title: string): string {
  return title.toLowerCase().includes(brand.name.toLowerCase())
    ? title
    : fill(formats.documentTitle, { title });
}

/** Each page has a card of its own, made by `build/social-pictures.ts`. */
export function socialPicturePath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}

function StructuredData({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
