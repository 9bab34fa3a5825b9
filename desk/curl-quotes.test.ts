import { expect, it } from "vitest";
import { curlQuotes } from "./curl-quotes.ts";
import { deskFileOf } from "./owners-words.ts";

it.each([
  ["It's the client's skin", "It’s the client’s skin"],
  ["the clients' skin", "the clients’ skin"],
  ['They said "never" twice', "They said “never” twice"],
  ['"Never," they said', "“Never,” they said"],
  ['Read ("why") *"first"*', "Read (“why”) *“first”*"],
  [`"Don't say 'never'"`, "“Don’t say ‘never’”"],
  ["since the '90s", "since the ’90s"],
  ['"{session}" of it', "“{session}” of it"],
  ["It’s “so”", "It’s “so”"],
])("curls what a keyboard writes straight: %s", (typed, written) => {
  expect(curlQuotes({ text: typed }, {})).toEqual({ text: written });
});

it("leaves addresses, choices and somebody's own words as they are", () => {
  const schema = deskFileOf("testimonials.yaml")?.schema ?? {};
  const review = { name: "Ann O'Hara", text: "I'm glad." };
  expect(curlQuotes({ items: [review] }, schema)).toEqual({
    items: [{ name: "Ann O’Hara", text: "I'm glad." }],
  });
  const fields = { properties: { email: { format: "email" }, href: { pattern: "^/[a-z/-]*$" } } };
  const typed = { email: "o'hara@clinic.ca", href: "/o'hara" };
  expect(curlQuotes(typed, fields)).toEqual(typed);
});
