import { createRoutes } from "../routes.tsx";
import type { Site } from "../site.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Every page that search engines may show, once, and where it stands in other languages.
 * @param sites one for each language
 */
export function sitemap(sites: readonly [Site, ...Site[]]): string {
  const urls = sites.flatMap(urlsOf);
  const namespaces = sites.length > 1 ? `${NAMESPACE} ${ALTERNATES}` : NAMESPACE;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespaces}>
${urls.join("\n")}
</urlset>
`;
}

function urlsOf(site: Site): string[] {
  const { absolute, alternatesOf } = site;
  return createRoutes(site)
    .routes.filter(({ metadata, canonicalPath }) => !metadata.noIndex && !canonicalPath)
    .map(({ path, file }) => {
      const others = alternatesOf(file).map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${one.locale}" href="${absolute(one.path)}"/>`,
      );
      return `  <url><loc>${absolute(path)}</loc>${others.join("")}</url>`;
    });
}
