import type { ReactNode } from "react";
import { Band } from "../../components/band/Band.tsx";
import { Disclosure } from "../../components/disclosure/Disclosure.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { fixedWords } from "../../words/words.ts";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

/** Questions and answers. In the layout "one-at-a-time" opening one closes the others. */
export function FaqList({
  faqs,
  layout,
  children,
}: TreatmentPageProps["questions"] & { children: ReactNode }) {
  const { questions: heading } = fixedWords.treatmentPage;
  const group = layout === "one-at-a-time" ? "faq" : undefined;
  return (
    <Band labelledBy="faq" id="questions">
      <div className="thirds">
        <Intro heading={heading} id="faq" />
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
