import type { Treatment } from "../../content/schema/treatment.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type BenefitsProps = {
  benefits: NonNullable<Treatment["benefits"]>;
  tone: "linen" | "on-dark";
};

export function Benefits({ benefits, tone }: BenefitsProps) {
  const { heading, lead, items } = benefits;
  return (
    <Band tone={tone} labelledBy="benefits">
      <div className="words benefits">
        <Intro heading={heading} lead={lead} id="benefits" />
        <ul className="ruled">
          {items.map(({ title, text }) => (
            <li key={title} className="thirds">
              <Heading level={3} size="card" text={title} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
