import type { ReactNode } from "react";

type FactListProps = { facts: readonly { name: string; fact: ReactNode }[] };

/** Small facts under one another, each beside its name. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="fact-list">
      {facts.map(({ name, fact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
