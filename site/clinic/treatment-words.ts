import { content } from "../../content-model/content.ts";
import { mapTexts } from "../../content-model/figures.ts";
import type { Treatment } from "../../content-model/schema/treatment.ts";
import { fill } from "../../contract/fill.ts";

const { treatmentPage } = content.interface;

const AT_THE_START = /^\*?\{treatment\}/;

/** The words all treatment pages share, with this treatment's name in them: "Microneedling, *step by step*". */
export function treatmentWords({ inSentence }: Treatment): typeof treatmentPage {
  const atTheStart = inSentence.charAt(0).toUpperCase() + inSentence.slice(1);
  return mapTexts(treatmentPage, (text) =>
    fill(text, { treatment: AT_THE_START.test(text) ? atTheStart : inSentence }),
  );
}
