import type { Faq } from "../../content/schema/parts.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { useWords } from "../../site-context.ts";
import { Band } from "../band/Band.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Intro } from "../intro/Intro.tsx";
import { Photo } from "../picture/Photo.tsx";

type FaqListProps = {
  faqs: readonly Faq[];
  layout: Treatment["faqLayout"];
  /** Below the heading, where a column is left for it. */
  photo: string | undefined;
};

/** One group name makes native disclosures close each other; without it they are independent. */
export function FaqList({ faqs, layout, photo }: FaqListProps) {
  const { faq: words } = useWords().treatmentPage;
  const group = layout === "one-at-a-time" ? "faq" : undefined;
  return (
    <Band labelledBy="faq" id="questions">
      <div className="thirds faq-list">
        <div className="stays">
          <Intro {...words} id="faq" />
          {photo && (
            <div className="faq-picture arch">
              <Photo name={photo} crop="square" sizes="(max-width: 63.99rem) 1px, 286px" />
            </div>
          )}
        </div>
        <div className="ruled">
          {faqs.map(({ question, answer }) => (
            <Disclosure key={question} title={question} group={group}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Band>
  );
}
