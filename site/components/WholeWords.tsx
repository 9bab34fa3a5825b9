import type { ReactNode } from "react";

/** "under-eye", "6–8" and "(905) 555-0142". */
const UNBROKEN = /((?:\p{L}+-)+\p{L}+|\d+–\d+|\(\d+\) \d+-\d+)/u;

/** A text whose hyphenated words, ranges of figures and phone numbers stay on one line, by the stylesheet: an invisible character would be copied and searched with them. */
export function WholeWords({ text }: { text: string }): ReactNode {
  return text.split(UNBROKEN).map((part, index) =>
    // `split` puts every match at an odd place.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may name a range twice, and its parts keep their order.
      <span key={index} className="whole-word">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
