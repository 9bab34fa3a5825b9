import { FounderLetter } from "../components/founder-letter/FounderLetter.tsx";
import { OverlapPassage } from "../components/overlap-passage/OverlapPassage.tsx";
import { PointCards } from "../components/PointCards.tsx";
import { Statement } from "../components/statement/Statement.tsx";
import { Team } from "../components/team/Team.tsx";
import { getMember, treatmentsGivenBy } from "../content/content-lookup.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { withPhoto } from "../media/pictures.ts";
import type { Site } from "../site.ts";

export function loadAboutPage({ content, links, media: { pictures } }: Site) {
  const { hero, letter, clinic, physician, team, values, approval, closing } = content.pages.about;
  const members = team.members.map((member) => ({
    ...withPhoto(pictures, member),
    treats: treatmentsGivenBy(content, member.key),
  }));
  return {
    layout: {
      path: links.pageLinks.about.path,
      closing: { ...closing, href: links.contactLink() },
    },
    letter: { hero, letter, writer: withPhoto(pictures, getMember(content, letter.by)) },
    clinic: withPhoto(pictures, clinic),
    team: { team: { ...team, members }, physician, alreadyShown: letter.by },
    values,
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
      <PointCards heading={values.heading} points={values.cards} id="values" />
      <Statement {...approval} />
    </PageLayout>
  );
}
