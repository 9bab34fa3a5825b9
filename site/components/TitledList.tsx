import { Heading } from "./heading/Heading.tsx";

type TitledListProps = { heading: string; items: readonly string[]; className: string };

/** A title over a list of sentences. */
export function TitledList({ heading, items, className }: TitledListProps) {
  return (
    <div className="stack">
      <Heading level={3} size="card" text={heading} />
      <ul className={className}>
        {items.map((item) => (
          <li key={item}>
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
