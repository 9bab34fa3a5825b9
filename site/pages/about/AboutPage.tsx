import { Heading } from "../../components/heading/Heading.tsx";
import { OverlapPassage } from "../../components/overlap-passage/OverlapPassage.tsx";
import { PointCards } from "../../components/PointCards.tsx";
import { getMember, treatmentsGivenBy } from "../../content/content-lookup.ts";
import { loadLayout } from "../../layout/load-layout.ts";
import { PageLayout } from "../../layout/PageLayout.tsx";
import { withPhoto } from "../../media/pictures.ts";
import type { Site } from "../../site.ts";
import { FounderLetter } from "./FounderLetter.tsx";
import { Team } from "./Team.tsx";

export function loadAboutPage(site: Site) {
  const { content, links, media } = site;
  const { hero, letter, clinic, physician, team, values, approval, closing } = content.pages.about;
  const members = team.members.map((member) => ({
    ...withPhoto(media.pictures, member),
    treats: treatmentsGivenBy(content, member.key),
  }));
  return {
    layout: loadLayout(site, links.pageLinks.about.path, { ...closing, href: links.contactLink() }),
    letter: { hero, letter, writer: withPhoto(media.pictures, getMember(content, letter.by)) },
    clinic: withPhoto(media.pictures, clinic),
    team: { team: { ...team, members }, physician, alreadyShown: letter.by },
    values: { heading: values.heading, points: values.cards },
    approval,
  };
}

export function AboutPage(props: ReturnType<typeof loadAboutPage>) {
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
