import type { Content } from "../../content-model/content-schema.ts";
import type { Treatment } from "../../content-model/schema/treatment.ts";

export type Crumb = { label: string; href?: string };
type Labels = Content["interface"]["labels"];

/** Home, Services, then this page, which is no link. */
export function servicesCrumbs(name: string, labels: Labels): readonly Crumb[] {
  return [
    { label: labels.home, href: "/" },
    { label: labels.services, href: "/#services" },
    { label: name },
  ];
}

export function servicesBreadcrumb(name: string, labels: Labels) {
  return { name: labels.breadcrumb, crumbs: servicesCrumbs(name, labels) };
}

/** Undefined for a treatment without breadcrumb. */
export function treatmentBreadcrumb({ name, hasBreadcrumb }: Treatment, labels: Labels) {
  return hasBreadcrumb ? servicesBreadcrumb(name, labels) : undefined;
}
