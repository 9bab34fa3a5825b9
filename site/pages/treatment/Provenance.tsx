import { Disclosure } from "../../components/disclosure/Disclosure.tsx";
import { FactList } from "../../components/fact-list/FactList.tsx";
import { InlineLink } from "../../components/InlineLink.tsx";
import type { ShownProvenance } from "../../derived/provenance.ts";
import type { Words } from "../../words/words.ts";
import { fixedWords } from "../../words/words.ts";

type ProvenanceProps = { provenance: ShownProvenance };

/** Who gives the treatment, with which product, who reviewed the page, and its sources, folded. */
export function Provenance({ provenance }: ProvenanceProps) {
  const { provenance: words } = fixedWords.treatmentPage;
  const facts = factsOf(provenance, words);
  return (
    <Disclosure title={words.heading}>
      <div className="provenance">
        <FactList facts={facts} />
      </div>
    </Disclosure>
  );
}

function factsOf(provenance: ShownProvenance, words: Words["treatmentPage"]["provenance"]) {
  const { device, givenBy, physician, reviewer, shownDay, sources } = provenance;
  return [
    {
      name: words.givenBy,
      fact: givenBy.map(({ name, href, training, practice }) => (
        <p key={href}>
          <InlineLink href={href} label={name} />. {training}.{practice && ` ${practice}.`}
        </p>
      )),
    },
    ...(physician
      ? [
          {
            name: words[physician.act],
            fact: `${physician.name}, ${physician.registration}. ${physician.text}`,
          },
        ]
      : []),
    ...(device ? [{ name: words.device, fact: device }] : []),
    {
      name: words.reviewed,
      fact: (
        <>
          <time dateTime={provenance.reviewed}>{shownDay}</time>, {words.by}{" "}
          <InlineLink href={reviewer.href} label={reviewer.name} />
        </>
      ),
    },
    {
      name: words.sources,
      fact: sources.map(({ title, url }) => (
        <p key={url}>
          <InlineLink href={url} label={title} />
        </p>
      )),
    },
  ];
}
