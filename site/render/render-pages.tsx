import { renderToStaticMarkup } from "react-dom/server";
import { createRoutes, type Route } from "../routes.tsx";
import type { Site } from "../site.ts";
import { keepWordsWhole } from "../whole-words/keep-words-whole.ts";
import { Document, type PageAssets } from "./Document.tsx";

export type RenderedPage = { html: string; status: 200 | 404 };

/** All pages of a site, including the variants for queries. */
export function createPages(site: Site) {
  const { notFoundRoute, routes } = createRoutes(site);
  const pages = new Map<string, Route>([
    ...routes.map((route) => [route.path, route] as const),
    ...routes.flatMap((route) =>
      (route.variants ?? []).map(
        ({ query, page }) => [`${route.path}?${query}`, { ...route, page }] as const,
      ),
    ),
    [notFoundRoute.path, notFoundRoute],
  ]);
  const render = (route: Route, assets: PageAssets): string => {
    const markup = renderToStaticMarkup(
      <Document site={site} route={route} assets={assets}>
        {route.page()}
      </Document>,
    );
    return `<!doctype html>${keepWordsWhole(markup)}`;
  };
  return {
    addresses: [...pages.keys()],
    /** Renders the page at an address. An unknown query is ignored, and an unknown path renders the 404 page. */
    renderPage(address: string, assets: PageAssets): RenderedPage {
      const [path = "/"] = address.split("?");
      const route = pages.get(address) ?? pages.get(path) ?? notFoundRoute;
      return { html: render(route, assets), status: route === notFoundRoute ? 404 : 200 };
    },
  };
}
