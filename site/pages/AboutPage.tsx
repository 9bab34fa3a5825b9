import { FounderLetter } from "../components/founder-letter/FounderLetter.tsx";
import { OverlapPassage } from "../components/overlap-passage/OverlapPassage.tsx";
import { PointCards } from "../components/PointCards.tsx";
import { Statement } from "../components/statement/Statement.tsx";
import { Team } from "../components/team/Team.tsx";
import { getMember, treatmentsGivenBy } from "../content/content-lookup.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";

export function AboutPage() {
  const { content, links } = useSite();
  const { contactLink, pageLinks } = links;
  const { hero, letter, clinic, physician, values, approval, closing } = content.pages.about;
  const { members, ...team } = content.pages.about.team;
  const withTreatments = members.map((member) => ({
    ...member,
    treats: treatmentsGivenBy(content, member.key),
  }));
  return (
    <PageLayout path={pageLinks.about.path} closing={{ ...closing, href: contactLink() }}>
      <FounderLetter hero={hero} letter={letter} writer={getMember(content, letter.by)} />
      <OverlapPassage passage={clinic} id="clinic" />
      <Team
        team={{ ...team, members: withTreatments }}
        physician={physician}
        alreadyShown={letter.by}
      />
      <PointCards heading={values.heading} points={values.cards} id="values" />
      <Statement {...approval} />
    </PageLayout>
  );
}
