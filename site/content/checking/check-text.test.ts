import { expect, it } from "vitest";
import type { z } from "zod";
import { promotion, redirects, testimonials } from "../schema/lists.ts";
import { treatment } from "../schema/treatment.ts";
import { Source } from "../source.ts";
import { adviseOnWords, checkText } from "./check-text.ts";

const faultsOf = (data: unknown, schema: z.ZodType) => {
  const faults: unknown[] = [];
  checkText({ data, schema }, (path, code, values) => faults.push([path.join("."), code, values]));
  return faults;
};
const adviceOn = (text: string) =>
  adviseOnWords({ source: new Source("promotion.yaml", `text: ${text}\n`), schema: promotion });

it("advises against a word for which the site has another, but does not refuse it", () => {
  expect(adviceOn("Ring the clinic.")).toEqual([
    {
      code: "unpreferred-word",
      values: { found: "Ring", instead: "call", why: "Canadian use" },
      place: { file: "promotion.yaml", line: 1, path: ["text"] },
    },
  ]);
  expect(faultsOf({ text: "Ring the clinic." }, promotion)).toEqual([]);
});

it("does not check the names of variables", () => {
  expect(adviceOn("Look at {telephone}.")).toEqual([]);
  expect(adviceOn("Our telephone.")).toHaveLength(1);
});

it("refuses a straight quotation mark", () => {
  expect(faultsOf({ text: "the clinic's" }, promotion)).toEqual([
    ["text", "straight-quote", { found: "c's" }],
  ]);
});

it("allows a banned word in an address of the former website, and nowhere else in its entry", () => {
  const entry = (from: string, to: string) => ({ items: [{ from, to }] });
  const written = entry("/services/botox.html", "/anti-wrinkle-near-me-woodbridge");
  expect(faultsOf(written, redirects)).toEqual([]);
  expect(faultsOf(entry("/services/peels", "/botox"), redirects)).toEqual([
    ["items.0.to", "banned-word", expect.objectContaining({ found: "botox" })],
  ]);
});

it("tells a banned word in a client’s own words from one of the clinic", () => {
  const code = "banned-word-in-quote";
  const best = expect.objectContaining({ found: "best" });
  const text = "The best facial.";
  expect(faultsOf({ items: [{ text }] }, testimonials)).toEqual([["items.0.text", code, best]]);
  expect(faultsOf({ quote: { text } }, treatment)).toEqual([["quote.text", code, best]]);
  expect(faultsOf({ text }, promotion)).toEqual([["text", "banned-word", best]]);
});
