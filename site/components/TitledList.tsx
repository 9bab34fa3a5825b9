import { Disclosure } from "./disclosure/Disclosure.tsx";
import { Heading } from "./heading/Heading.tsx";

type TitledListProps = {
  heading: string;
  items: readonly string[];
  className: string;
  /** On phones the list is folded. A link to its id opens it. */
  folds?: boolean;
  id?: string;
};

/** A heading above a list of sentences. */
export function TitledList({ heading, items, className, folds, id }: TitledListProps) {
  const list = (
    <ul id={id} className={className}>
      {items.map((item) => (
        <li key={item}>
          <p>{item}</p>
        </li>
      ))}
    </ul>
  );
  if (folds) {
    return (
      <Disclosure title={heading} opensWide>
        {list}
      </Disclosure>
    );
  }
  return (
    <div className="stack">
      <Heading level={3} size="card" text={heading} />
      {list}
    </div>
  );
}
