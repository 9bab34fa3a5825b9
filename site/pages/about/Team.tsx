import { Fragment } from "react";
import { Band } from "../../components/band/Band.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { InlineLink } from "../../components/InlineLink.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { Photo } from "../../components/picture/Photo.tsx";
import type { PhotoSource } from "../../media/pictures.ts";
import { fixedWords } from "../../words/words.ts";
import type { AboutPageProps } from "./load-about-page.ts";

export function Team({ team, physician }: AboutPageProps["team"]) {
  const { team: words } = fixedWords;
  return (
    <Band space="chapter" labelledBy="team">
      <div className="twelfths team">
        <div className="sticky">
          <Intro heading={team.heading} lead={team.lead} id="team" />
        </div>
        <div className="stack team-members">
          <ul className="ruled">
            {team.members.map((member) => (
              <li key={member.key} id={member.key} className="team-member">
                <Portrait name={member.name} photo={member.photo} sizes="192px" />
                <div className="team-words">
                  <div>
                    <Heading level={3} size="subtitle" text={member.name} />
                    <p className="note">{member.role}</p>
                  </div>
                  <MemberText member={member} treats={words.treats} />
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
            </div>
          )}
        </div>
      </div>
    </Band>
  );
}

type MemberTextProps = {
  member: AboutPageProps["team"]["team"]["members"][number];
  treats: string;
};

/** What a member does and has learned. A sample registration is left out, because it would be false. */
function MemberText({ member, treats: label }: MemberTextProps) {
  const { text, practice, training, registration, sample, treats } = member;
  return (
    <div className="stack tight">
      <p>{text}</p>
      {practice && <p className="note">{practice}</p>}
      <p className="note">{training}</p>
      {!sample && <p className="note">{registration}</p>}
      {treats.length > 0 && (
        <p className="note">
          {`${label} `}
          {treats.map(({ name, path }, index) => (
            <Fragment key={path}>
              {index > 0 && ", "}
              <InlineLink href={path} label={name} />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

type PortraitProps = {
  name: string;
  /** Without one the initials are shown. */
  photo: PhotoSource | undefined;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
};

/** The portrait of a team member. It has no alternative text, because the name is always beside it. */
function Portrait({ name, photo, sizes }: PortraitProps) {
  return (
    <span className="portrait arch">
      {photo ? (
        <Photo photo={photo} crop="portrait" sizes={sizes} alt="" />
      ) : (
        <span className="monogram" aria-hidden="true">
          {initials(name)}
        </span>
      )}
    </span>
  );
}

/** The initials of the first and the last name: "IC" for Ines Calder. */
function initials(name: string): string {
  const [first = "", ...others] = name.split(" ").map((word) => word.slice(0, 1));
  return `${first}${others.at(-1) ?? ""}`;
}
