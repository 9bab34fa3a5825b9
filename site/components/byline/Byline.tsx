import type { Person, ShownProvenance } from "../../clinic/treatments/provenance.ts";
import { useWords } from "../../site-context.ts";
import { InlineLink } from "../InlineLink.tsx";
import { Portrait } from "../portrait/Portrait.tsx";

type BylineProps = {
  people: readonly Person[];
  physician: ShownProvenance["physician"];
};

/** The lines beside a booking button that say who gives the treatment, and which physician orders or prescribes it. */
export function Byline({ people, physician }: BylineProps) {
  const { provenance: words } = useWords().treatmentPage;
  return (
    <p className="byline">
      <span className="byline-portraits">
        {people.map(({ portrait, href }) => (
          <Portrait key={href} {...portrait} sizes="90px" priority="first-screen" />
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
        {physician && (
          <>
            {" "}
            <span>
              {words[physician.act]} {physician.name}
            </span>
          </>
        )}
      </span>
    </p>
  );
}
