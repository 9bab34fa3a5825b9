import { renderToStaticMarkup } from "react-dom/server";
import { content } from "../content-model/content.ts";
import { fieldNames } from "../contract/form-fields.ts";
import type { FormPageToken } from "../contract/site-manifest.ts";
import { readClientBuild } from "./build/client-build.ts";
import { finishBuild } from "./build/finish-build.ts";
import { createStyleInliner } from "./build/inline-styles.ts";
import type { PageAssets, RenderedPage } from "./build/prerender.ts";
import { Document } from "./document.tsx";
import { ContactPage } from "./pages/ContactPage.tsx";
import { notFoundRoute, type Route, routes } from "./routes.tsx";

const { labels } = content.interface;

const pages = new Map<string, Route>([
  ...routes.map((route) => [route.path, route] as const),
  ...routes.flatMap((route) =>
    (route.variants ?? []).map(
      ({ query, page }) => [`${route.path}?${query}`, { ...route, page }] as const,
    ),
  ),
  [notFoundRoute.path, notFoundRoute],
]);

/** Renders everything and writes the whole build. */
export async function build(): Promise<void> {
  const client = await readClientBuild();
  const inlineStyles = createStyleInliner(client);
  const render = (route: Route) => inlineStyles(renderRoute(route, { script: client.script }));
  await finishBuild({
    pages: new Map(Array.from(pages, ([address, route]) => [address, render(route)])),
    formPage: render(formPageRoute()),
  });
}

/** The page at an address, its query included where it is one the page answers; otherwise the 404 page. */
export function renderPage(address: string, assets: PageAssets): RenderedPage {
  const [path = "/"] = address.split("?");
  const route = pages.get(address) ?? pages.get(path);
  const shown = route && route.path !== notFoundRoute.path ? route : notFoundRoute;
  return { html: renderRoute(shown, assets), status: shown === notFoundRoute ? 404 : 200 };
}

function renderRoute(route: Route, assets: PageAssets): string {
  const markup = renderToStaticMarkup(
    <Document route={route} assets={assets}>
      {route.page()}
    </Document>,
  );
  return `<!doctype html>${markup}`;
}

/** The contact page with a token in every field: no address of its own, the server fills it in. */
function formPageRoute(): Route {
  const contact = routes.find(({ path }) => path === "/contact");
  if (!contact) throw new Error(`no route for ${labels.contact}`);
  return {
    ...contact,
    metadata: { ...contact.metadata, noIndex: true },
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
