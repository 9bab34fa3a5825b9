import type { Person } from "../../clinic/treatments/provenance.ts";
import { useWords } from "../../site-context.ts";
import { InlineLink } from "../InlineLink.tsx";
import { Portrait } from "../portrait/Portrait.tsx";

type BylineProps = {
  people: readonly Person[];
  consultation: { href: string; label: string };
  /** The clinic's promise of a written quote. */
  writtenPrice: string;
};

/** The text beside a booking button: who gives the treatment, and that the consultation is free and the quote written. */
export function Byline({ people, consultation, writtenPrice }: BylineProps) {
  const { provenance: words } = useWords().treatmentPage;
  return (
    <p className="byline">
      <span className="byline-portraits">
        {people.map(({ portrait, href }) => (
          <Portrait key={href} {...portrait} sizes="44px" />
        ))}
      </span>
      <span className="byline-words">
        {people.map(({ portrait, credential, href }, index) => (
          <span key={href}>
            {index === 0 ? words.givenBy : words.or}{" "}
            <InlineLink href={href} label={portrait.name} />, {credential}
            {index < people.length - 1 && ", "}
          </span>
        ))}{" "}
        <span>
          <InlineLink {...consultation} />
        </span>{" "}
        <span>{writtenPrice}</span>
      </span>
    </p>
  );
}
