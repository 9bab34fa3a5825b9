import { renderToStaticMarkup } from "react-dom/server";
import { fieldNames } from "../../contract/form-fields.ts";
import type { FormPageToken } from "../../contract/site-manifest.ts";
import { ContactPage } from "../pages/ContactPage.tsx";
import { createRoutes, type Route } from "../routes.tsx";
import type { Site } from "../site.ts";
import { SiteContext } from "../site-context.ts";
import { Document, type PageAssets } from "./document.tsx";
import { withNonBreakingRanges } from "./non-breaking-ranges.ts";

export type RenderedPage = { html: string; status: 200 | 404 };

/** Every page of a site, each query it answers by itself included, ready to be rendered. */
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
      <SiteContext value={site}>
        <Document route={route} assets={assets}>
          {route.page()}
        </Document>
      </SiteContext>,
    );
    return withNonBreakingRanges(`<!doctype html>${markup}`);
  };
  return {
    addresses: [...pages.keys()],
    /** The page at an address, its query included where it is one the page answers; otherwise the 404 page. */
    renderPage(address: string, assets: PageAssets): RenderedPage {
      const [path = "/"] = address.split("?");
      const route = pages.get(address) ?? pages.get(path) ?? notFoundRoute;
      return { html: render(route, assets), status: route === notFoundRoute ? 404 : 200 };
    },
    /** The contact page with a token in every field: no address of its own, the server fills it in. */
    renderFormPage(assets: PageAssets): string {
      const contact = pages.get(site.pageLinks.contact.path) ?? notFoundRoute;
      return render({ ...contact, ...formPage(contact) }, assets);
    },
  };
}

function formPage({ metadata }: Route): Pick<Route, "metadata" | "page"> {
  return {
    metadata: { ...metadata, noIndex: true },
    page: () => (
      <ContactPage
        start={{
          values: Object.fromEntries(fieldNames.map((name) => [name, token(name)])),
          service: { value: token("service"), label: token("serviceLabel") },
          hidden: { idempotencyKey: token("idempotencyKey") },
          problem: token("problem"),
        }}
      />
    ),
  };
}

function token(name: FormPageToken): string {
  return `{{${name}}}`;
}
