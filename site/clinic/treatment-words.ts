import { content } from "../../content/content.ts";
import { mapTexts, WORD_JOINER } from "../../content/figures.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { fill } from "../../contract/fill.ts";

const { treatmentPage } = content.interface;

const AT_THE_START = /^\*?\{treatment\}/;

/** The words all treatment pages share, with this treatment's name in them: "Microneedling, *step by step*". */
export function treatmentWords({ inSentence }: Treatment): typeof treatmentPage {
  // A heading never ends a line within “anti-wrinkle”.
  const within = inSentence.replaceAll("-", `-${WORD_JOINER}`);
  const atTheStart = within.charAt(0).toUpperCase() + within.slice(1);
  return mapTexts(treatmentPage, (text) =>
    fill(text, { treatment: AT_THE_START.test(text) ? atTheStart : within }),
  );
}
