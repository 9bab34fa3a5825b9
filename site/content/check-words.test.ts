import { expect, it } from "vitest";
import type { z } from "zod";
import { adviseOnWords, checkWords } from "./check-words.ts";
import { contentFolder } from "./folder.ts";
import { readContent, readSources } from "./read.ts";
import { promotion } from "./schema/lists.ts";

const said = (check: typeof checkWords, data: unknown, schema: z.ZodType, locale = "en-CA") => {
  const messages: string[] = [];
  check({ data, schema, locale }, (path, message) =>
    messages.push(`${path.join(".")}: ${message}`),
  );
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
  const data = { text: "Écrivez à {email}." };
  expect(said(adviseOnWords, data, promotion, "fr-CA")).toEqual([]);
  expect(said(adviseOnWords, { text: "Un email." }, promotion, "fr-CA")).toHaveLength(1);
});

it("finds the content written in its own house's style", () => {
  const { sources } = readSources(contentFolder);
  const { locale } = readContent(contentFolder).business;
  const advice = sources.flatMap(({ source, schema }) =>
    said(adviseOnWords, source.data, schema, locale),
  );
  expect(advice).toEqual([]);
});

it.each([
  ["en-CA", "the clinic's", "“ and ”"],
  ["fr-CA", "aujourd'hui", "« and »"],
])("asks in %s for that language's quotation marks", (locale, text, marks) => {
  const [message] = said(checkWords, { text }, promotion, locale);
  expect(message).toContain(`expected ’ or ${marks}`);
});
