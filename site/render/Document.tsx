import type { ReactNode } from "react";
import { interpolate } from "../../contract/interpolate.ts";
import { LOCALE } from "../../contract/locale.ts";
import type { Content } from "../content/content-schema.ts";
import type { Route } from "../routes.tsx";
import type { Site } from "../site.ts";
import type { Graph } from "../structured-data/graph.ts";
import { speculationRules } from "./content-security-policy.ts";

/** The URL of the script, and the text of the stylesheet. In development the stylesheet has a URL instead. */
export type PageAssets = { script: string; styles?: string; stylesheet?: string };

type DocumentProps = { site: Site; route: Route; assets: PageAssets; children: ReactNode };

/** The HTML document of every page, with its head, styles and script. */
export function Document({ site, route, assets, children }: DocumentProps) {
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
        <Metadata site={site} route={route} />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content={site.media.colours.colour("ivory")} />
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

/** Metadata for search engines and link previews. */
function Metadata({ site, route }: Pick<DocumentProps, "site" | "route">) {
  const { content, links, media } = site;
  const { absolute } = links;
  const { path, metadata, noIndex, canonicalPath = path } = route;
  const { description, keywords } = metadata;
  const title = fullTitle(metadata.title, content);
  const preview = media.pictures.preview(metadata.photo);
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
      <meta property="og:site_name" content={content.business.brand.name} />
      <meta property="og:locale" content={LOCALE.replace("-", "_")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(canonicalPath)} />
      <meta property="og:image" content={absolute(preview.src)} />
      <meta property="og:image:width" content={String(preview.width)} />
      <meta property="og:image:height" content={String(preview.height)} />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="format-detection" content="telephone=no" />
    </>
  );
}

/** Appends the brand to a title that does not contain it. */
function fullTitle(title: string, { business, words: { formats } }: Content): string {
  const isBranded = title.toLowerCase().includes(business.brand.name.toLowerCase());
  return isBranded ? title : interpolate(formats.documentTitle, { title });
}
