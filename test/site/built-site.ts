import { Config, type HtmlElement, Parser } from "html-validate";
import { afterAll, beforeAll } from "vitest";
import { type Route, routes } from "../../site/routes.tsx";
import { dist } from "../browser/visits.ts";
import { type Site, startSite } from "../servers/site.ts";

export type Answer = { response: Response; html: string };

export type BuiltSite = {
  site: Site;
  /** Follows no redirect. */
  get: (address: string, init?: RequestInit) => Promise<Answer>;
};

/** The built site behind its server, asked without a browser. */
export function startBuiltSite(): BuiltSite {
  const built = {
    async get(address, init) {
      const response = await fetch(built.site.url + address, { redirect: "manual", ...init });
      return { response, html: await response.text() };
    },
  } as BuiltSite;
  beforeAll(async () => {
    built.site = await startSite({ dist });
  });
  afterAll(() => built.site?.stop());
  return built;
}

/** Every page's address with each query it answers by itself. */
export const allAddresses: readonly string[] = routes.flatMap(({ path, variants = [] }: Route) => [
  path,
  ...variants.map(({ query }) => `${path}?${query}`),
]);

const parser = new Parser(await Config.empty().resolve());

export function parse(html: string): HtmlElement {
  return parser.parseHtml(html);
}

/** The words of an element as a reader gets them; scripts, styles and what is hidden left out. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  const shown = body
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/\sdata-props="[^"]*"/g, "")
    .replace(/<[^>]+>/g, " ");
  return unescapeHtml(shown).replace(/\s+/g, " ");
}

export function text(element: HtmlElement | null): string {
  return unescapeHtml(element?.textContent ?? "").trim();
}

export function attribute(element: HtmlElement | null, name: string): string {
  return unescapeHtml(element?.getAttributeValue(name) ?? "");
}

/** The five references React writes. */
function unescapeHtml(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
