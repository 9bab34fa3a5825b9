import { Disclosure } from "../../components/disclosure/Disclosure.tsx";
import { FactList } from "../../components/fact-list/FactList.tsx";
import { InlineLink } from "../../components/InlineLink.tsx";
import { fixedWords } from "../../words/words.ts";
import type { TreatmentPageProps } from "./load-treatment-page.ts";

/** Who gives the treatment, with which product, who reviewed the page, and its sources, folded. */
export function Provenance({ provenance }: Pick<TreatmentPageProps, "provenance">) {
  const { provenance: words } = fixedWords.treatmentPage;
  return (
    <Disclosure title={words.heading}>
      <div className="provenance">
        <FactList facts={factsOf(provenance)} />
      </div>
    </Disclosure>
  );
}

function factsOf(provenance: TreatmentPageProps["provenance"]) {
  const { provenance: words } = fixedWords.treatmentPage;
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
