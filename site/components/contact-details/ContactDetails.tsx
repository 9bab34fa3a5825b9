import type { ContactFacts } from "../../clinic/contact-facts.ts";
import { Hours } from "../hours/Hours.tsx";

type ContactDetailsProps = {
  facts: ContactFacts;
  words: Record<"address" | "phone" | "call" | "email", string>;
};

/** Address, phone, email and opening hours. */
export function ContactDetails({ facts, words }: ContactDetailsProps) {
  const { address, phone, email, hours } = facts;
  return (
    <dl className="contact-details ruled">
      <div>
        <dt>{words.address}</dt>
        <dd>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{words.phone}</dt>
        <dd>
          <a href={phone.link} className="inline-link">
            <span className="sr-only">{words.call} </span>
            {phone.shown}
          </a>
        </dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${email}`} className="inline-link">
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{hours.label}</dt>
        <dd>
          <Hours {...hours} />
        </dd>
      </div>
    </dl>
  );
}
