import type { ReactNode } from "react";
import { MOST_LETTERS, UNBROKEN, WHOLE_WORD } from "./unbroken.ts";

/** A text of an island, as `keepWordsWhole` renders the texts around it. */
export function WholeWords({ text }: { text: string }): ReactNode {
  return text.split(UNBROKEN).map((part, index) =>
    // `split` puts every match at an odd place.
    index % 2 === 1 && part.length <= MOST_LETTERS ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may name a range twice, and its parts keep their order.
      <span key={index} className={WHOLE_WORD}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
