import { expect, it } from "vitest";
import type { z } from "zod";
import { promotion, redirects, testimonials } from "../schema/lists.ts";
import { treatment } from "../schema/treatment.ts";
import { adviseOnWords, checkText } from "./check-text.ts";

const messagesOf = (check: typeof checkText, data: unknown, schema: z.ZodType) => {
  const messages: string[] = [];
  check({ data, schema }, (path, message) => messages.push(`${path.join(".")}: ${message}`));
  return messages;
};

it("advises against a word for which the site has another, but does not refuse it", () => {
  const data = { text: "Ring the clinic." };
  expect(messagesOf(adviseOnWords, data, promotion)).toEqual([
    "text: says “Ring”, better call: Canadian use",
  ]);
  expect(messagesOf(checkText, data, promotion)).toEqual([]);
});

it("does not check the names of variables", () => {
  expect(messagesOf(adviseOnWords, { text: "Look at {telephone}." }, promotion)).toEqual([]);
  expect(messagesOf(adviseOnWords, { text: "Our telephone." }, promotion)).toHaveLength(1);
});

it("refuses a straight quotation mark", () => {
  const [message] = messagesOf(checkText, { text: "the clinic's" }, promotion);
  expect(message).toContain("expected ’ or “ and ”");
});

it("allows a banned word in an address of the former website, and nowhere else in its entry", () => {
  const entry = (from: string, to: string) => ({ items: [{ from, to }] });
  const written = entry("/services/botox.html", "/anti-wrinkle-near-me-woodbridge");
  expect(messagesOf(checkText, written, redirects)).toEqual([]);
  expect(messagesOf(checkText, entry("/services/peels", "/botox"), redirects)).toEqual([
    expect.stringContaining("items.0.to: says “botox”"),
  ]);
});

it("names no replacement for a banned word in a client’s own words", () => {
  const message = "quotes “best”, expected another quote: a superlative cannot be shown to be true";
  const text = "The best facial.";
  expect(messagesOf(checkText, { items: [{ text }] }, testimonials)).toEqual([
    `items.0.text: ${message}`,
  ]);
  expect(messagesOf(checkText, { quote: { text } }, treatment)).toEqual([`quote.text: ${message}`]);
  expect(messagesOf(checkText, { text }, promotion)).toEqual([
    expect.stringMatching(/^text: says “best”, expected what can be seen or counted: /),
  ]);
});
