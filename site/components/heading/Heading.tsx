import type { ReactNode } from "react";

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  size: "hero" | "title" | "subtitle" | "card";
  /** A phrase between asterisks is set in italics, without emphasis for screen readers. */
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

function emphasised(text: string): ReactNode {
  const [before = "", phrase, after = ""] = text.split("*");
  if (phrase === undefined) return text;
  return (
    <>
      {before}
      <i>{phrase}</i>
      {after}
    </>
  );
}
