import { expect, it } from "vitest";
import type { z } from "zod";
import { promotion } from "../schema/lists.ts";
import { adviseOnWords, checkWords } from "./check-words.ts";

const said = (check: typeof checkWords, data: unknown, schema: z.ZodType) => {
  const messages: string[] = [];
  check({ data, schema }, (path, message) => messages.push(`${path.join(".")}: ${message}`));
  return messages;
};

it("advises on a word for which the site has another, and lets it stand", () => {
  const data = { text: "Ring the clinic." };
  expect(said(adviseOnWords, data, promotion)).toEqual([
    expect.stringMatching(/^text: “Ring”: the site says call, because/),
  ]);
  expect(said(checkWords, data, promotion)).toEqual([]);
});

it("takes no name of a variable for a word", () => {
  expect(said(adviseOnWords, { text: "Look at {telephone}." }, promotion)).toEqual([]);
  expect(said(adviseOnWords, { text: "Our telephone." }, promotion)).toHaveLength(1);
});

it("asks for curled quotation marks", () => {
  const [message] = said(checkWords, { text: "the clinic's" }, promotion);
  expect(message).toContain("expected ’ or “ and ”");
});
