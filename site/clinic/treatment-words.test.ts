import { expect, it } from "vitest";
import { contentFolder } from "../../content-model/folder.ts";
import { readContent } from "../../content-model/read.ts";
import { treatmentWords } from "./treatment-words.ts";

const content = readContent(contentFolder);
const [treatment] = content.treatments;
if (!treatment) throw new Error("the content has no treatment");

it("puts the name within a heading as it stands in a sentence, and capitalized at its start", () => {
  const { risks, care } = treatmentWords(content.interface.treatmentPage, {
    ...treatment,
    inSentence: "light therapy",
  });
  const headings = [risks.heading, care.heading];
  const atTheStart = headings.filter((heading) => /^\*?Light therapy/.test(heading));
  const within = headings.filter((heading) => /. \*?light therapy/.test(heading));
  expect(atTheStart.length + within.length).toBe(headings.length);
});
