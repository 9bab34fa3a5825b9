import { Icon } from "../../components/icon/Icon.tsx";
import { fixedWords } from "../../words/words.ts";

type PhoneLinkProps = { phone: Record<"link" | "shown", string> };

/** The phone number as a link of a heading's size. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  const { labels } = fixedWords;
  return (
    <a href={phone.link} className="phone-link text-subtitle">
      <Icon name="phone" />
      <span className="sr-only">{labels.call} </span>
      {phone.shown}
    </a>
  );
}
