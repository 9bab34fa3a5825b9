import { interpolate } from "../../contract/interpolate.ts";
import { LOCALE } from "../../contract/locale.ts";
import type { Content } from "../content/content-schema.ts";
import type { Route } from "../routes.tsx";
import { useSite } from "../site-context.ts";

/** Metadata for search engines and link previews. */
export function Metadata({ route }: { route: Route }) {
  const { content, links, media } = useSite();
  const { absolute } = links;
  const { pictures } = media;
  const { path, metadata, noIndex, canonicalPath = path } = route;
  const { description, keywords } = metadata;
  const title = fullTitle(metadata.title, content);
  const preview = pictures.preview(metadata.photo);
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
