import { Band } from "../../components/band/Band.tsx";
import { ConcernLinks } from "../../components/concern-links/ConcernLinks.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { PageHero } from "../../components/page-hero/PageHero.tsx";
import type { Concern } from "../../content/schema/concern.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { ConcernLimits } from "./ConcernLimits.tsx";
import { ConcernOptions } from "./ConcernOptions.tsx";
import type { ConcernPageProps } from "./load-concern-page.ts";
import { WhomToSeeInstead } from "./WhomToSeeInstead.tsx";

/** The page of a concern: treatments that may help, advice for deeper skin tones, limits, and whom to see instead. */
export function ConcernPage(props: ConcernPageProps) {
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

function DeeperSkin({ heading, paragraphs }: NonNullable<Concern["deeperSkin"]>) {
  return (
    <Band tone="linen" space="quiet" labelledBy="deeper-skin">
      <div className="deeper-skin">
        <Intro heading={heading} id="deeper-skin" />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}
