import { InlineLink } from "../../components/InlineLink.tsx";
import type { Person, ShownProvenance } from "../../derived/provenance.ts";
import { fixedWords } from "../../words/words.ts";

type BylineProps = {
  people: readonly Person[];
  physician: ShownProvenance["physician"];
};

/** The lines beside a booking button that say who gives the treatment, and which physician orders or prescribes it. */
export function Byline({ people, physician }: BylineProps) {
  const { provenance: words } = fixedWords.treatmentPage;
  return (
    <p className="byline">
      {people.map(({ name, href }, index) => (
        <span key={href}>
          {index === 0 ? words.givenBy : words.or} <InlineLink href={href} label={name} />
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
    </p>
  );
}
