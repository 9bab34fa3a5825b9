import { expect, it } from "vitest";
import type { Path } from "../site/content/mistakes.ts";
import { createRoutes } from "../site/routes.tsx";
import { FIXTURE_CONTENT, siteOf } from "../test/support/clinic-folder.ts";
import { choicesOf } from "./choices-of.ts";
import { fileSchemaOf } from "./desk-files.ts";
import { draftOf } from "./draft.ts";
import { type FileSchema, schemaAtPath } from "./file-schema.ts";
import { storedWords } from "./stored-files.ts";

// A picture is chosen by eye. A page may have a second address, which is not offered.
const site = siteOf(FIXTURE_CONTENT);
const { content } = site;
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

it("offers every page of the site once, by its own address", () => {
  const choices = choicesOf({ refersTo: "page" } as FileSchema, draft) ?? [];
  const addresses = choices.map(([address]) => address);
  const pages = createRoutes(site).routes.map(({ path }) => path);
  expect(pages).toEqual(expect.arrayContaining(addresses));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Object.fromEntries(choices)).toMatchObject({ "/": "Home", "/location": "Location" });
  expect(addresses).toContain("/treatments/laser");
  expect(addresses).toContain("/concerns/dullness");
});

it("offers neither a listing nor a concern that no treatment is in", () => {
  const alone = draftOf(
    storedWords(FIXTURE_CONTENT).map(({ name, data }) => ({
      name,
      data: { ...data, ...(name.startsWith("treatments/") && { kind: "invasive", concerns: [] }) },
    })),
  );
  const addresses = choicesOf({ refersTo: "page" }, alone)?.map(([address]) => address);
  expect(addresses).toContain("/invasive-treatments");
  expect(addresses).not.toContain("/non-invasive-treatments");
  expect(addresses).not.toContain("/concerns/dullness");
});

it.each<[file: string, path: Path]>([
  ["announcements", ["items", 0, "href"]],
  ["treatments/laser", ["cardPath"]],
  ["redirects", ["items", 0, "to"]],
])("offers the pages for every link to one: %s %j", (file, path) => {
  const field = schemaAtPath(fileSchemaOf(file), path);
  expect(choicesOf(field, draft)).toEqual(choicesOf({ refersTo: "page" } as FileSchema, draft));
});
