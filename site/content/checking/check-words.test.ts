import { expect, it } from "vitest";
import type { z } from "zod";
import { promotion, testimonials } from "../schema/lists.ts";
import { treatment } from "../schema/treatment.ts";
import { adviseOnWords, checkWords } from "./check-words.ts";

const messagesOf = (check: typeof checkWords, data: unknown, schema: z.ZodType) => {
  const messages: string[] = [];
  check({ data, schema }, (path, message) => messages.push(`${path.join(".")}: ${message}`));
  return messages;
};

it("advises against a word for which the site has another, but does not refuse it", () => {
  const data = { text: "Ring the clinic." };
  expect(messagesOf(adviseOnWords, data, promotion)).toEqual([
    "text: says “Ring”, better call: Canadian use",
  ]);
  expect(messagesOf(checkWords, data, promotion)).toEqual([]);
});

it("does not check the names of variables", () => {
  expect(messagesOf(adviseOnWords, { text: "Look at {telephone}." }, promotion)).toEqual([]);
  expect(messagesOf(adviseOnWords, { text: "Our telephone." }, promotion)).toHaveLength(1);
});

it("refuses a straight quotation mark", () => {
  const [message] = messagesOf(checkWords, { text: "the clinic's" }, promotion);
  expect(message).toContain("expected ’ or “ and ”");
});

it("names no replacement for a banned word in a client’s own words", () => {
  const message = "quotes “best”, expected another quote: a superlative cannot be shown to be true";
  const text = "The best facial.";
  expect(messagesOf(checkWords, { items: [{ text }] }, testimonials)).toEqual([
    `items.0.text: ${message}`,
  ]);
  expect(messagesOf(checkWords, { quote: { text } }, treatment)).toEqual([
    `quote.text: ${message}`,
  ]);
  expect(messagesOf(checkWords, { text }, promotion)).toEqual([
    expect.stringMatching(/^text: says “best”, expected what can be seen or counted: /),
  ]);
});
