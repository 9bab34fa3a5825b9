import type { HtmlElement } from "html-validate";
import { createPages } from "../../site/render/render-pages.tsx";
import { FIXTURE_CONTENT, siteOf } from "./clinic-folder.ts";
import { attribute, parse, text } from "./html.ts";

/** The site of `test/fixture-content`. */
export const site = siteOf(FIXTURE_CONTENT);

const { renderPage } = createPages(site);

export function html(path: string): string {
  return renderPage(path, { script: "/site.js" }).html;
}

export function page(path: string): HtmlElement {
  return parse(html(path));
}

export function texts(whole: HtmlElement | null, selector: string): string[] | undefined {
  return whole?.querySelectorAll(selector).map((one) => text(one).replace(/\s+/g, " "));
}

/** The items of the list below a heading. */
export function listBelow(whole: HtmlElement, heading: string): string[] | undefined {
  const title = whole.querySelectorAll("h3, h4").find((one) => text(one) === heading);
  return texts(
    title?.parent?.tagName === "summary" ? title.closest("details") : (title?.parent ?? null),
    "li",
  );
}

export function hrefs(whole: HtmlElement | null, selector: string): string[] | undefined {
  return whole?.querySelectorAll(selector).map((link) => attribute(link, "href"));
}
