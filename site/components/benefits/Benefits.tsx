import type { Treatment } from "../../../content-model/schema/treatment.ts";
import { Photo } from "../../media/Photo.tsx";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Intro } from "../intro/Intro.tsx";

type BenefitsProps = { benefits: NonNullable<Treatment["benefits"]>; words: { eyebrow: string } };

export function Benefits({ benefits, words }: BenefitsProps) {
  const { heading, lead, items, photo } = benefits;
  return (
    <Band tone="linen" labelledBy="benefits">
      <div className="grid gap-12 md:grid-cols-12">
        <div className="arch md:col-span-4">
          <Photo name={photo} crop="portrait" sizes="(width < 48rem) 88vw, 25rem" />
        </div>
        <div className="grid content-center gap-8 md:col-span-8 lg:col-span-7 lg:col-start-6">
          <Intro eyebrow={words.eyebrow} heading={heading} lead={lead} id="benefits" />
          <ul className="ruled">
            {items.map(({ title, text }) => (
              <li key={title} className="grid gap-1 py-5 lg:grid-cols-3 lg:gap-6">
                <Heading level={3} size="card" text={title} />
                <p className="lg:col-span-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
