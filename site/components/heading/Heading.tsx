import type { ReactNode } from "react";
import { WholeWords } from "../WholeWords.tsx";

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  size: "hero" | "title" | "subtitle" | "card";
  /** A phrase between asterisks is set in italics, without emphasis for screen readers. */
  text: string;
  id?: string;
};

/** A word that is wider than a phone's screen at the font size of a hero. */
const LONG_WORD = /[\p{L}-]{14}/u;

export function Heading({ level, size, text, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  const isSmaller = size === "hero" && LONG_WORD.test(text);
  return (
    <Tag id={id} className={`text-${size}${isSmaller ? " long-word" : ""}`}>
      {emphasised(text)}
    </Tag>
  );
}

function emphasised(text: string): ReactNode {
  const [before = "", phrase, after = ""] = text.split("*");
  if (phrase === undefined) return <WholeWords text={text} />;
  return (
    <>
      <WholeWords text={before} />
      <i>
        <WholeWords text={phrase} />
      </i>
      <WholeWords text={after} />
    </>
  );
}
