import type { BreadcrumbList } from "schema-dts";
import { servicesCrumbs } from "../clinic/breadcrumb.ts";
import type { Site } from "../site.ts";

type Page = { name: string; path: string };

export function breadcrumbId({ absolute }: Site, path: string): string {
  return `${absolute(path)}#breadcrumb`;
}

/** The steps that the page shows above its heading. */
export function breadcrumbList(site: Site, { name, path }: Page): BreadcrumbList {
  const crumbs = servicesCrumbs(name, site.content);
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(site, path),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: site.absolute(href ?? path),
    })),
  };
}
