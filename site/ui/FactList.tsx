import type { ReactNode } from "react";

type FactListProps = { facts: readonly { name: string; fact: ReactNode }[] };

/** Small facts under one another, each beside its name; nothing where there are none. */
export function FactList({ facts }: FactListProps) {
  if (facts.length === 0) return null;
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
