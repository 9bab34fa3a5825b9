import type { ReactNode } from "react";

type HeadingProps = {
  level: 1 | 2 | 3;
  size: "hero" | "title" | "subtitle" | "card";
  /** One phrase may stand in asterisks: it is set in italics. */
  text: string;
  id?: string;
};

const sizes: Record<HeadingProps["size"], string> = {
  hero: "text-hero",
  title: "text-title",
  subtitle: "text-subtitle",
  card: "text-card",
};

export function Heading({ level, size, text, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={sizes[size]}>
      {emphasised(text)}
    </Tag>
  );
}

function emphasised(text: string): ReactNode {
  const [before, phrase, after] = text.split("*");
  if (phrase === undefined) return text;
  return (
    <>
      {before}
      <em>{phrase}</em>
      {after}
    </>
  );
}
