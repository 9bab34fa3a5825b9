import { expect, it } from "vitest";
import { curlQuotes } from "./curl-quotes.ts";

it.each([
  ["It's the client's skin", "It’s the client’s skin"],
  ["the clients' skin", "the clients’ skin"],
  ['They said "never" twice', "They said “never” twice"],
  ['"Never," they said', "“Never,” they said"],
  ['Read ("why") *"first"*', "Read (“why”) *“first”*"],
  [`"Don't say 'never'"`, "“Don’t say ‘never’”"],
  ['"{session}" of it', "“{session}” of it"],
  ["It’s “so”", "It’s “so”"],
])("replaces straight quotation marks by curly ones: %s", (typed, written) => {
  expect(curlQuotes(typed)).toBe(written);
});
