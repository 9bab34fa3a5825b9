import type { ReactNode } from "react";
import { WholeWords } from "../WholeWords.tsx";

type FactListProps = {
  facts: readonly { name: string; fact: ReactNode }[];
  className?: string;
};

/** A list of facts, each with its name. */
export function FactList({ facts, className = "fact-list" }: FactListProps) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(({ name, fact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof fact === "string" ? <WholeWords text={fact} /> : fact}</dd>
        </div>
      ))}
    </dl>
  );
}
