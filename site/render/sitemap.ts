import { createRoutes } from "../routes.tsx";
import type { Site } from "../site.ts";
import { contentDates } from "./content-dates.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Every page that search engines may show, once, with the day its words last changed where that is
 * known, and where it stands in other languages.
 * @param sites one for each language
 */
export function sitemap(sites: readonly [Site, ...Site[]]): string {
  const days = contentDates(sites[0].folder);
  const urls = sites.flatMap((site) => urlsOf(site, days));
  const namespaces = sites.length > 1 ? `${NAMESPACE} ${ALTERNATES}` : NAMESPACE;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespaces}>
${urls.join("\n")}
</urlset>
`;
}

function urlsOf(site: Site, days: ReadonlyMap<string, string>): string[] {
  const { absolute, alternatesOf, content, folder } = site;
  const own = `${folder}${content.prefix}`;
  return createRoutes(site)
    .routes.filter(({ metadata, canonicalPath }) => !metadata.noIndex && !canonicalPath)
    .map(({ path, file }) => {
      const day = days.get(`${own}/${file}.yaml`);
      const others = alternatesOf(file).map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${one.locale}" href="${absolute(one.path)}"/>`,
      );
      const lastChange = day ? `<lastmod>${day}</lastmod>` : "";
      return `  <url><loc>${absolute(path)}</loc>${lastChange}${others.join("")}</url>`;
    });
}
