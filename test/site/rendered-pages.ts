import type { HtmlElement } from "html-validate";
import { createPages } from "../../site/build/render-pages.tsx";
import type { Route } from "../../site/routes.tsx";
import { site } from "../clinic-under-test.ts";
import { routes } from "../routes-under-test.ts";
import { attribute, parse } from "../support/html.ts";

export type RenderedPage = Omit<Route, "page"> & { html: string; page: HtmlElement };

const { renderPage } = createPages(site);
const assets = { script: "/site.js", stylesheet: "/site.css" };

/** Every page as it is rendered, without a build or a server. */
export const renderedPages: readonly RenderedPage[] = routes.map((route) => {
  const { html } = renderPage(route.path, assets);
  return { ...route, html, page: parse(html) };
});

/** The pages a search engine may show, each once. */
export const listedPages = renderedPages.filter(
  ({ noIndex, canonicalPath }) => !noIndex && !canonicalPath,
);

/** @throws Error where there is no page of that address */
export function pageAt(path: string): RenderedPage {
  const found = renderedPages.find((page) => page.path === path);
  if (!found) throw new Error(`no page at ${path}`);
  return found;
}

/** Where the links below an element lead, without what follows "?" or "#". */
export function pathsLinkedIn(element: HtmlElement | null): string[] {
  const links = element?.querySelectorAll("a[href]") ?? [];
  const addresses = links.map((link) => attribute(link, "href"));
  return addresses
    .filter((href) => !href.includes("#book"))
    .map((href) => href.replace(/[?#].*/, ""));
}
