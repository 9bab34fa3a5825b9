import type { ReactNode } from "react";
import { fixedWords } from "../../words/words.ts";
import { BulletList } from "../BulletList.tsx";
import { Heading } from "../heading/Heading.tsx";

type UrgentSignsProps = { signs: readonly string[]; level: 3 | 4; children?: ReactNode };

/** The signs that need help at once. They are never folded. */
export function UrgentSigns({ signs, level, children }: UrgentSignsProps) {
  return (
    <div className="stack urgent">
      <Heading level={level} size="card" text={fixedWords.urgentSigns} />
      <BulletList items={signs} />
      {children}
    </div>
  );
}
