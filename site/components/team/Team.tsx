import { Fragment } from "react";
import type { AboutPageContent } from "../../content/schema/page-files/about-page.ts";
import { useWords } from "../../site-context.ts";
import type { Words } from "../../words/words.ts";
import { Band } from "../band/Band.tsx";
import { FactList } from "../fact-list/FactList.tsx";
import { Heading } from "../heading/Heading.tsx";
import { InlineLink } from "../InlineLink.tsx";
import { Intro } from "../intro/Intro.tsx";
import { Portrait } from "../portrait/Portrait.tsx";

type TeamContent = AboutPageContent["team"];
type Treats = readonly { name: string; path: string }[];
type Member = TeamContent["members"][number] & { treats: Treats };
type TeamProps = {
  team: Omit<TeamContent, "members"> & { members: readonly Member[] };
  /** The physician, without a name, because this page also speaks of products. The pages of the treatments have the name. */
  physician: (NonNullable<AboutPageContent["physician"]> & { treats: Treats }) | undefined;
};

export function Team({ team, physician }: TeamProps) {
  const { team: words } = useWords();
  return (
    <Band labelledBy="team">
      <div className="twelfths team">
        <div className="stays">
          <Intro heading={team.heading} lead={team.lead} id="team" />
        </div>
        <div className="stack team-members">
          <ul className="ruled">
            {team.members.map((member) => (
              <li key={member.key} id={member.key} className="titled team-member">
                <div className="team-person">
                  <Portrait name={member.name} photo={member.photo} sizes="153px" />
                  <div>
                    <Heading level={3} size="card" text={member.name} />
                    <p className="note">{member.role}</p>
                  </div>
                </div>
                <div className="stack">
                  <p>{member.text}</p>
                  <FactList facts={factsOf(member, words)} />
                </div>
              </li>
            ))}
          </ul>
          {physician && (
            <div className="marked stack tight">
              <Heading level={3} size="card" text={words.physician} />
              <p>
                {physician.orders} {physician.text}
              </p>
              <FactList facts={factsOf(physician, words)} />
            </div>
          )}
        </div>
      </div>
    </Band>
  );
}

type Registered = Pick<Member, "registration" | "treats"> & Partial<Member>;

function factsOf({ registration, training, practice, treats }: Registered, words: Words["team"]) {
  return [
    { name: words.registration, fact: registration },
    ...(training ? [{ name: words.training, fact: training }] : []),
    ...(practice ? [{ name: words.practice, fact: practice }] : []),
    ...(treats.length > 0 ? [{ name: words.treats, fact: <Links to={treats} /> }] : []),
  ];
}

function Links({ to }: { to: Treats }) {
  return to.map(({ name, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ", "}
      <InlineLink href={path} label={name} />
    </Fragment>
  ));
}
