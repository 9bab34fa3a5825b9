import { renderToStaticMarkup } from "react-dom/server";
import { ContactPage } from "../pages/ContactPage.tsx";
import { createRoutes, type Route } from "../routes.tsx";
import type { Site } from "../site.ts";
import { SiteContext } from "../site-context.ts";
import { Document, type PageAssets } from "./document.tsx";

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
    return `<!doctype html>${markup}`;
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
      return render({ ...contact, ...formPage(contact, site) }, assets);
    },
  };
}

/** Tokens, each replaced by HTML-escaped text: one a field, and for a choice another with the label of what is chosen; `problem` is the sentence in the alert. */
function formPage({ metadata }: Route, { form }: Site): Pick<Route, "metadata" | "page"> {
  const { fields } = form.form;
  const choices = fields.filter(({ kind }) => kind === "choice").map(({ name }) => name);
  return {
    metadata: { ...metadata, noIndex: true },
    page: () => (
      <ContactPage
        start={{
          values: Object.fromEntries(fields.map(({ name }) => [name, token(name)])),
          choices: Object.fromEntries(
            choices.map((name) => [name, { value: token(name), label: token(`${name}Label`) }]),
          ),
          problem: token("problem"),
        }}
      />
    ),
  };
}

function token(name: string): string {
  return `{{${name}}}`;
}
