import type { Person } from "../../clinic/treatments/provenance.ts";
import { useWords } from "../../site-context.ts";
import { InlineLink } from "../InlineLink.tsx";
import { Portrait } from "../portrait/Portrait.tsx";

type BylineProps = {
  people: readonly Person[];
};

/** The line beside a booking button that says who gives the treatment. */
export function Byline({ people }: BylineProps) {
  const { provenance: words } = useWords().treatmentPage;
  return (
    <p className="byline">
      <span className="byline-portraits">
        {people.map(({ portrait, href }) => (
          <Portrait key={href} {...portrait} sizes="56px" />
        ))}
      </span>
      <span className="byline-words">
        {people.map(({ portrait, credential, href }, index) => (
          <span key={href}>
            {index === 0 ? words.givenBy : words.or}{" "}
            <InlineLink href={href} label={portrait.name} />, {credential}
            {index < people.length - 1 && ", "}
          </span>
        ))}
      </span>
    </p>
  );
}
