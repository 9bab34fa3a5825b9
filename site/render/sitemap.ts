import type { Routes } from "../routes.tsx";
import type { Site } from "../site.ts";
import { contentDates } from "./content-dates.ts";

/** Every page that search engines may show, once, with the day its words last changed where that is known. */
export function sitemap({ absolute, folder }: Site, { routes }: Routes): string {
  const days = contentDates(folder);
  const urls = routes
    .filter(({ metadata, canonicalPath }) => !metadata.noIndex && !canonicalPath)
    .map(({ path, file }) => {
      const day = days.get(`${folder}/${file}.yaml`);
      return `  <url><loc>${absolute(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
