import { expect, it } from "vitest";
import type { z } from "zod";
import { adviseOnWords, checkWords } from "./check-words.ts";
import { contentFolder } from "./folder.ts";
import { readSources } from "./read.ts";
import { promotion } from "./schema/lists.ts";

const said = (check: typeof checkWords, data: unknown, schema: z.ZodType) => {
  const messages: string[] = [];
  check(data, schema, (path, message) => messages.push(`${path.join(".")}: ${message}`));
  return messages;
};

it("advises on a word for which the site has another, and lets it stand", () => {
  const data = { text: "Ring the clinic." };
  expect(said(adviseOnWords, data, promotion)).toEqual([
    expect.stringMatching(/^text: “Ring”: the site says call, because/),
  ]);
  expect(said(checkWords, data, promotion)).toEqual([]);
});

it("finds the content written in its own house's style", () => {
  const { sources } = readSources(contentFolder);
  expect(sources.flatMap(({ source, schema }) => said(adviseOnWords, source.data, schema))).toEqual(
    [],
  );
});
