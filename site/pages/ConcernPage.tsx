import { servicesBreadcrumb } from "../clinic/navigation/breadcrumb.ts";
import { Band } from "../components/band/Band.tsx";
import { ConcernLimits } from "../components/ConcernLimits.tsx";
import { ConcernLinks } from "../components/concern-links/ConcernLinks.tsx";
import { ConcernOptions } from "../components/concern-options/ConcernOptions.tsx";
import { Intro } from "../components/intro/Intro.tsx";
import { PageHero } from "../components/page-hero/PageHero.tsx";
import { WhomToSeeInstead } from "../components/WhomToSeeInstead.tsx";
import type { Concern } from "../content/schema/concern.ts";
import { labelledFacts } from "../content/schema/facts.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

/** The page of a concern: treatments that may help, advice for deeper skin tones, limits, and whom to see instead. */
export function ConcernPage({ concern }: { concern: Concern }) {
  const { content, links } = useSite();
  const { concerns, concernLink, treatmentsFor } = links;
  const { concernPage } = useWords();
  const { name, path, metadata, hero, mayHelp, deeperSkin, limits, seeInstead, closing } = concern;
  const treatments = treatmentsFor(concern);
  const booking = { href: concernLink(concern), label: closing.action };
  const others = concerns.filter((one) => one.path !== path);
  return (
    <PageLayout path={path} closing={{ ...closing, href: booking.href }}>
      <PageHero
        hero={{ ...hero, photo: metadata.photo }}
        breadcrumb={servicesBreadcrumb(name, content)}
        action={booking}
      />
      <ConcernOptions
        content={mayHelp}
        treatments={treatments.map(({ slug, name, path, facts }) => {
          const reason = mayHelp.reasons.find((one) => one.treatment === slug);
          return {
            name,
            path,
            facts: labelledFacts({ ...facts, ...(reason?.number && { number: reason.number }) }, [
              "number",
              "results",
            ]),
            reason: reason?.text,
          };
        })}
        note={content.business.resultsVary}
      />
      {deeperSkin && (
        <Band tone="linen" labelledBy="deeper-skin">
          <div className="thirds">
            <Intro heading={deeperSkin.heading} id="deeper-skin" />
            {deeperSkin.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Band>
      )}
      <ConcernLimits limits={limits} />
      <WhomToSeeInstead content={seeInstead} />
      <div className="page other-concerns">
        <ConcernLinks heading={concernPage.others} concerns={others} />
      </div>
    </PageLayout>
  );
}
