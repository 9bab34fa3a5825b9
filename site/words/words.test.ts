import { expect, it } from "vitest";
import { findBanned } from "../content/checking/find-terms.ts";
import { textsIn } from "../content/texts.ts";
import { words } from "./words.ts";

/** The specification writes this text with a straight apostrophe. */
const SPECIFIED_TEXT = "toasts.success.text";
const STRAIGHT = /\w'\w|s' |"/;

const texts = textsIn(words)
  .map(({ path, text }) => ({ place: path.join("."), text }))
  .filter(({ place }) => place !== SPECIFIED_TEXT);

it("contains no banned word", () => {
  expect(texts.flatMap(({ text }) => findBanned(text))).toEqual([]);
});

it("contains no straight quotation mark", () => {
  expect(texts.filter(({ text }) => STRAIGHT.test(text))).toEqual([]);
});
