import { Band } from "../../components/band/Band.tsx";
import { ConcernLinks } from "../../components/concern-links/ConcernLinks.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { PageHero } from "../../components/page-hero/PageHero.tsx";
import type { Concern } from "../../content/schema/concern.ts";
import { labelledFacts } from "../../content/schema/facts.ts";
import type { Treatment } from "../../content/schema/treatment.ts";
import { servicesBreadcrumb } from "../../derived/navigation.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";
import { ConcernLimits } from "./ConcernLimits.tsx";
import { ConcernOptions } from "./ConcernOptions.tsx";
import { WhomToSeeInstead } from "./WhomToSeeInstead.tsx";

export function loadConcernPage(site: Site, concern: Concern) {
  const { content, links, media } = site;
  const { pictures } = media;
  const { name, path, metadata, hero, mayHelp, deeperSkin, limits, seeInstead, closing } = concern;
  const booking = { href: links.concernLink(concern), label: closing.action };
  return {
    layout: loadLayout(site, path, { ...closing, href: booking.href }),
    hero: {
      hero: { ...hero, photo: pictures.photo(metadata.photo) },
      breadcrumb: servicesBreadcrumb(name, content),
      action: booking,
    },
    options: {
      content: mayHelp,
      change: mayHelp.change && withPhoto(pictures, mayHelp.change),
      treatments: links.treatmentsFor(concern).map((treatment) => option(concern, treatment)),
      note: content.business.resultsVary,
    },
    deeperSkin,
    limits,
    seeInstead,
    others: {
      heading: content.words.concernPage.others,
      concerns: links.concerns.filter((one) => one.path !== path),
    },
  };
}

/** The page of a concern: treatments that may help, advice for deeper skin tones, limits, and whom to see instead. */
export function ConcernPage(props: ReturnType<typeof loadConcernPage>) {
  const { layout, hero, options, deeperSkin, limits, seeInstead, others } = props;
  return (
    <PageLayout {...layout}>
      <PageHero {...hero} />
      <ConcernOptions {...options} />
      {deeperSkin && <DeeperSkin {...deeperSkin} />}
      <ConcernLimits limits={limits} />
      <WhomToSeeInstead content={seeInstead} />
      <div className="page other-concerns">
        <ConcernLinks {...others} />
      </div>
    </PageLayout>
  );
}

/** A treatment with the reason why it may help with the concern, how many visits that takes, and when results show. */
function option({ mayHelp }: Concern, { slug, name, path, facts }: Treatment) {
  const reason = mayHelp.reasons.find((one) => one.treatment === slug);
  const number = reason?.number ?? facts.number;
  return {
    name,
    path,
    facts: labelledFacts({ ...facts, number }, ["number", "results"]),
    reason: reason?.text,
  };
}

function DeeperSkin({ heading, paragraphs }: NonNullable<Concern["deeperSkin"]>) {
  return (
    <Band tone="linen" space="quiet" labelledBy="deeper-skin">
      <div className="stack loose deeper-skin">
        <Intro heading={heading} id="deeper-skin" />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}
