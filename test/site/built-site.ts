import type { HtmlElement } from "html-validate";
import { inject } from "vitest";
import { parse } from "../support/html.ts";

/** The origin of the server of the built site, shared by all files; without a trailing slash. */
export const origin = inject("origin");

export type Answer = { response: Response; html: string };

const answers = new Map<string, Promise<Answer>>();
const pages = new Map<string, Promise<HtmlElement>>();

/** Asks the built site without a browser, once for each address; follows no redirect. */
export function get(address: string): Promise<Answer> {
  return once(answers, address, async () => {
    const response = await fetch(origin + address, { redirect: "manual" });
    return { response, html: await response.text() };
  });
}

/** The parsed HTML at an address. Tests only read it. */
export function page(address: string): Promise<HtmlElement> {
  return once(pages, address, async () => parse((await get(address)).html));
}

function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
