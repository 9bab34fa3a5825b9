import { createRoutes } from "../routes.tsx";
import type { Site } from "../site.ts";

/** The sitemap: every page for search engines, without second addresses. */
export function sitemap(site: Site): string {
  const urls = createRoutes(site)
    .routes.filter(({ noIndex, canonicalPath }) => !noIndex && !canonicalPath)
    .map(({ path, lastChecked }) => {
      const changed = lastChecked ? `<lastmod>${lastChecked}</lastmod>` : "";
      return `  <url><loc>${site.links.absolute(path)}</loc>${changed}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
