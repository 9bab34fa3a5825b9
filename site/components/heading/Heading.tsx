import type { ReactNode } from "react";

type HeadingProps = {
  level: 1 | 2 | 3;
  size: "hero" | "title" | "subtitle" | "card";
  /** One phrase may stand in asterisks: it is set in italics without emphasis for screen readers. */
  text: string;
  id?: string;
};

export function Heading({ level, size, text, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`text-${size}`}>
      {emphasised(text)}
    </Tag>
  );
}

/** Prevents line breaks after a hyphen within a word. */
const UNBROKEN_HYPHEN = "-\u2060";

function emphasised(text: string): ReactNode {
  const whole = text.replace(/(?<=\p{L})-(?=\p{L})/gu, UNBROKEN_HYPHEN);
  const [before, phrase, after] = whole.split("*");
  if (phrase === undefined) return whole;
  return (
    <>
      {before}
      <i>{phrase}</i>
      {after}
    </>
  );
}
