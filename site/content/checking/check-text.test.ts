import { expect, it } from "vitest";
import type { z } from "zod";
import { promotion, redirects, testimonials } from "../schema/lists.ts";
import { treatment } from "../schema/treatment.ts";
import { adviseOnWords, checkText } from "./check-text.ts";

const faultsOf = (check: typeof checkText, data: unknown, schema: z.ZodType) => {
  const faults: unknown[] = [];
  check({ data, schema }, (path, code, values) => faults.push([path.join("."), code, values]));
  return faults;
};

it("advises against a word for which the site has another, but does not refuse it", () => {
  const data = { text: "Ring the clinic." };
  expect(faultsOf(adviseOnWords, data, promotion)).toEqual([
    ["text", "unpreferred-word", { found: "Ring", instead: "call", why: "Canadian use" }],
  ]);
  expect(faultsOf(checkText, data, promotion)).toEqual([]);
});

it("does not check the names of variables", () => {
  expect(faultsOf(adviseOnWords, { text: "Look at {telephone}." }, promotion)).toEqual([]);
  expect(faultsOf(adviseOnWords, { text: "Our telephone." }, promotion)).toHaveLength(1);
});

it("refuses a straight quotation mark", () => {
  expect(faultsOf(checkText, { text: "the clinic's" }, promotion)).toEqual([
    ["text", "straight-quote", { found: "c's" }],
  ]);
});

it("allows a banned word in an address of the former website, and nowhere else in its entry", () => {
  const entry = (from: string, to: string) => ({ items: [{ from, to }] });
  const written = entry("/services/botox.html", "/anti-wrinkle-near-me-woodbridge");
  expect(faultsOf(checkText, written, redirects)).toEqual([]);
  expect(faultsOf(checkText, entry("/services/peels", "/botox"), redirects)).toEqual([
    ["items.0.to", "banned-word", expect.objectContaining({ found: "botox" })],
  ]);
});

it("tells a banned word in a client’s own words from one of the clinic", () => {
  const code = "banned-word-in-quote";
  const best = expect.objectContaining({ found: "best" });
  const text = "The best facial.";
  expect(faultsOf(checkText, { items: [{ text }] }, testimonials)).toEqual([
    ["items.0.text", code, best],
  ]);
  expect(faultsOf(checkText, { quote: { text } }, treatment)).toEqual([["quote.text", code, best]]);
  expect(faultsOf(checkText, { text }, promotion)).toEqual([["text", "banned-word", best]]);
});
