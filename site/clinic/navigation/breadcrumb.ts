import type { Content } from "../../content/content-schema.ts";

export type Crumb = { label: string; href?: string };

/** The breadcrumb "Home, Services, name of the page". The last step has no link. */
export function servicesCrumbs(name: string, { words, pages }: Content): readonly Crumb[] {
  const { home, services } = words.labels;
  const { path } = pages.home;
  return [
    { label: home, href: path },
    { label: services, href: `${path}#services` },
    { label: name },
  ];
}

export function servicesBreadcrumb(name: string, content: Content) {
  return { name: content.words.labels.breadcrumb, crumbs: servicesCrumbs(name, content) };
}
