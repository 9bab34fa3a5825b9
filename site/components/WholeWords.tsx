import type { ReactNode } from "react";

const HYPHENATED = /((?:[\p{L}]+-)+[\p{L}]+)/u;

/** A text whose hyphenated words stay on one line, by the stylesheet: an invisible character would be copied and searched with them. */
export function WholeWords({ text }: { text: string }): ReactNode {
  return text.split(HYPHENATED).map((part, index) =>
    // `split` puts every match at an odd place.
    index % 2 === 1 ? (
      <span key={part} className="whole-word">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
