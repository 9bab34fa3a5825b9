import { Heading } from "./heading/Heading.tsx";

type TitledListProps = {
  heading: string;
  items: readonly string[];
  className: string;
  level?: 3 | 4;
};

/** A heading above a list of sentences. */
export function TitledList({ heading, items, className, level = 3 }: TitledListProps) {
  return (
    <div className="stack">
      <Heading level={level} size="card" text={heading} />
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
