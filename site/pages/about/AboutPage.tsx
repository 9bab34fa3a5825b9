import { Heading } from "../../components/heading/Heading.tsx";
import { OverlapPassage } from "../../components/overlap-passage/OverlapPassage.tsx";
import { PointCards } from "../../components/PointCards.tsx";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { FounderLetter } from "./FounderLetter.tsx";
import type { AboutPageProps } from "./load-about-page.ts";
import { Team } from "./Team.tsx";

export function AboutPage(props: AboutPageProps) {
  const { layout, letter, clinic, team, values, approval } = props;
  return (
    <PageLayout {...layout}>
      <FounderLetter {...letter} />
      <OverlapPassage passage={clinic} id="clinic" />
      <Team {...team} />
      <PointCards {...values} id="values" />
      <Statement {...approval} />
    </PageLayout>
  );
}

/** A single important sentence across the page. */
function Statement({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="band quiet statement" aria-labelledby="statement">
      <div className="page stack">
        <Heading level={2} size="card" text={heading} id="statement" />
        <p className="text-title">{text}</p>
      </div>
    </section>
  );
}
