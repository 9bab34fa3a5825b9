import { expect, it } from "vitest";
import { pathsOf } from "../site/content/content-lookup.ts";
import { readContent } from "../site/content/read.ts";
import { FIXTURE_CONTENT } from "../test/support/clinic-folder.ts";
import { choicesOf } from "./choices-of.ts";
import { fileSchemaOf } from "./desk-files.ts";
import { draftOf } from "./draft.ts";
import { type FileSchema, schemaAtPath } from "./file-schema.ts";
import { storedWords } from "./stored-files.ts";

// A picture is chosen by eye. A page may have a second address, which is not offered.
const content = readContent(FIXTURE_CONTENT);
const known = {
  treatment: content.treatments.map(({ slug }) => slug),
  concern: content.concerns.map(({ slug }) => slug),
  member: content.pages.about.team.members.map(({ key }) => key),
};
const draft = draftOf(storedWords(FIXTURE_CONTENT));

it.each(Object.entries(known))(
  "offers the choices for a %s that the checks accept",
  (refersTo, names) => {
    const choices = choicesOf({ refersTo } as FileSchema, draft) ?? [];
    expect(choices.map(([value]) => value).toSorted()).toEqual(names.toSorted());
    for (const [, label] of choices) expect(label).not.toBe("");
  },
);

it("offers every page of the site once, by an address that the checks accept", () => {
  const choices = choicesOf({ refersTo: "page" } as FileSchema, draft) ?? [];
  const addresses = choices.map(([address]) => address);
  expect(pathsOf(content)).toEqual(expect.arrayContaining(addresses));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Object.fromEntries(choices)).toMatchObject({ "/": "Home", "/location": "Location" });
  expect(addresses).toContain("/treatments/laser");
  expect(addresses).toContain("/concerns/dullness");
});

it("offers the pages for an announcement, which may also lead to a part of a page", () => {
  const href = schemaAtPath(fileSchemaOf("announcements"), ["items", 0, "href"]);
  expect(choicesOf(href, draft)).toEqual(choicesOf({ refersTo: "page" } as FileSchema, draft));
});
