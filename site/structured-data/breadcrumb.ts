import type { BreadcrumbList } from "schema-dts";
import { servicesCrumbs } from "../derived/navigation.ts";
import type { Site } from "../site.ts";

type Page = { name: string; path: string };

export function breadcrumbId({ links }: Site, path: string): string {
  return `${links.absolute(path)}#breadcrumb`;
}

/** The same steps as the page's visible breadcrumb. */
export function breadcrumbList(site: Site, { name, path }: Page): BreadcrumbList {
  const crumbs = servicesCrumbs(name, site.content);
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(site, path),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: site.links.absolute(href ?? path),
    })),
  };
}
