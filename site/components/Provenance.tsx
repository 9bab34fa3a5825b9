import type { Content } from "../../content-model/content-schema.ts";
import type { ShownProvenance } from "../clinic/provenance.ts";
import { Disclosure } from "./disclosure/Disclosure.tsx";
import { FactList } from "./fact-list/FactList.tsx";
import { InlineLink } from "./InlineLink.tsx";

type ProvenanceProps = {
  provenance: ShownProvenance;
  words: Content["interface"]["treatmentPage"]["provenance"];
};

/** Who treats you, with what, who has read the page, and what to read beside it. */
export function Provenance({ provenance, words }: ProvenanceProps) {
  return (
    <Disclosure title={words.heading} opensWide>
      <FactList facts={factsOf(provenance, words)} />
    </Disclosure>
  );
}

function factsOf(provenance: ShownProvenance, words: ProvenanceProps["words"]) {
  const { device, givenBy, physician, reviewer, shownDay, sources } = provenance;
  return [
    {
      name: words.givenBy,
      fact: givenBy.map(({ name, href, training }) => (
        <p key={href}>
          <InlineLink href={href} label={name} />. {training}.
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
    { name: words.device, fact: device },
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
