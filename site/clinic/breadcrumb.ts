import { content } from "../../content-model/content.ts";
import type { Treatment } from "../../content-model/schema/treatment.ts";
import type { Crumb } from "../components/breadcrumbs/Breadcrumbs.tsx";

const { labels } = content.interface;

/** Home, Services, then this page, which is no link. */
export function treatmentCrumbs(name: string): readonly Crumb[] {
  return [
    { label: labels.home, href: "/" },
    { label: labels.services, href: "/#services" },
    { label: name },
  ];
}

/** Undefined for a treatment whose page shows none. */
export function treatmentBreadcrumb({ name, hasBreadcrumb }: Treatment) {
  return hasBreadcrumb ? { name: labels.breadcrumb, crumbs: treatmentCrumbs(name) } : undefined;
}
