import { routes } from "../routes.tsx";
import { absolute } from "../structured-data/graph.ts";
import { contentDate } from "./content-dates.ts";

/** Every page that search engines may show, once, with the day its words last changed where that is known. */
export function sitemap(): string {
  const urls = routes
    .filter(({ metadata, canonicalPath }) => !metadata.noIndex && !canonicalPath)
    .map(({ path, file }) => {
      const day = contentDate(file);
      return `  <url><loc>${absolute(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
