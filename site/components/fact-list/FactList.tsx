import type { ReactNode } from "react";

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
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
