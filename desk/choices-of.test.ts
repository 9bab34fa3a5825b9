import { expect, it } from "vitest";
import { knownNames } from "../site/content/checking/check-across-files.ts";
import { contentFolder } from "../site/content/folder.ts";
import { readContent } from "../site/content/read.ts";
import { choicesOf } from "./choices-of.ts";
import { draftOf } from "./draft.ts";
import type { FileSchema } from "./file-schema.ts";
import { storedWords } from "./server/stored-files.ts";

// A picture is chosen by eye, and the address of a page is typed.
const { photo, page, ...known } = knownNames(readContent(contentFolder));
const draft = draftOf(storedWords(contentFolder));

it.each(Object.entries(known))(
  "offers the choices for a %s that the checks accept",
  (refersTo, names) => {
    const choices = choicesOf({ refersTo } as FileSchema, draft) ?? [];
    expect(choices.map(([value]) => value).toSorted()).toEqual(names.toSorted());
    for (const [, label] of choices) expect(label).not.toBe("");
  },
);
