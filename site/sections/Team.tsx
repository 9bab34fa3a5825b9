import type { AboutPageContent } from "../../content/schema/pages.ts";
import { Band } from "../ui/Band.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Intro } from "../ui/Intro.tsx";

export function Team({ team }: { team: AboutPageContent["team"] }) {
  return (
    <Band labelledBy="team">
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Intro eyebrow={team.eyebrow} heading={team.heading} lead={team.lead} id="team" />
        </div>
        <ul className="ruled lg:col-span-7 lg:col-start-6">
          {team.members.map(({ name, role, text }) => (
            <li key={name} className="grid gap-2 py-7 md:grid-cols-3 md:gap-6">
              <div>
                <Heading level={3} size="card" text={name} />
                <p className="text-small text-taupe">{role}</p>
              </div>
              <p className="md:col-span-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
