import type { AboutPageContent } from "../../content/types.ts";
import { Band } from "../ui/Band.tsx";
import { Heading } from "../ui/Heading.tsx";

export function ValueCards({ values }: { values: AboutPageContent["values"] }) {
  return (
    <Band tone="linen" labelledBy="values">
      <Heading level={2} size="title" text={values.heading} id="values" />
      <ul className="detail-cards">
        {values.cards.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="card" text={title} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
