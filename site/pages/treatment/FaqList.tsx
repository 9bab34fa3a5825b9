import type { ReactNode } from "react";
import { Band } from "../../components/band/Band.tsx";
import { Disclosure } from "../../components/disclosure/Disclosure.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import type { Faq } from "../../content/schema/parts.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { fixedWords } from "../../words/words.ts";

type FaqListProps = {
  faqs: readonly Faq[];
  layout: Treatment["faqLayout"];
  /** Shown below the questions. */
  children: ReactNode;
};

/** Questions and answers. In the layout "one-at-a-time" opening one closes the others. */
export function FaqList({ faqs, layout, children }: FaqListProps) {
  const { questions: heading } = fixedWords.treatmentPage;
  const group = layout === "one-at-a-time" ? "faq" : undefined;
  return (
    <Band labelledBy="faq" id="questions">
      <div className="thirds">
        <div className="sticky">
          <Intro heading={heading} id="faq" />
        </div>
        <div>
          <div className="ruled faq-list">
            {faqs.map(({ question, answer }) => (
              <Disclosure key={question} title={question} group={group}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
          {children}
        </div>
      </div>
    </Band>
  );
}
