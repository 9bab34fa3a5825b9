import type { Site } from "../../site.ts";
import { fixedWords } from "../../words/words.ts";
import { FactList } from "../fact-list/FactList.tsx";
import { Hours } from "../hours/Hours.tsx";
import { InlineLink } from "../InlineLink.tsx";

/** Address, phone, texts, email and opening hours. */
export function ContactDetails({ facts }: { facts: Site["derived"]["contact"] }) {
  const { labels: words } = fixedWords;
  const { address, phone, texts, email, hours, calls } = facts;
  const call = (
    <a href={phone.link} className="inline-link">
      <span className="sr-only">{words.call} </span>
      {phone.shown}
    </a>
  );
  const write = <InlineLink href={`mailto:${email}`} label={email} />;
  return (
    <FactList
      className="contact-details ruled"
      facts={[
        { name: words.address, fact: address.map((line) => <span key={line}>{line} </span>) },
        { name: words.phone, fact: call },
        ...(texts
          ? [{ name: words.texts, fact: <InlineLink href={texts.link} label={texts.shown} /> }]
          : []),
        { name: words.email, fact: write },
        { name: hours.label, fact: <Hours {...hours} /> },
        { name: calls.label, fact: <Hours {...calls} /> },
      ]}
    />
  );
}
