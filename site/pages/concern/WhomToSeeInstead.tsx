import { Band } from "../../components/band/Band.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Intro } from "../../components/intro/Intro.tsx";
import { UrgentSigns } from "../../components/urgent-signs/UrgentSigns.tsx";
import type { Concern } from "../../content/schema/concern.ts";

/** Who else can help with a concern, and which signs are urgent. */
export function WhomToSeeInstead({ content }: { content: Concern["seeInstead"] }) {
  const { heading, people, urgent } = content;
  return (
    <Band labelledBy="see-instead">
      <div className="thirds">
        <div className="sticky">
          <Intro heading={heading} id="see-instead" />
        </div>
        <div className="stack loose">
          <ul className="ruled">
            {people.map(({ title, text }) => (
              <li key={title} className="titled">
                <Heading level={3} size="card" text={title} />
                <p>{text}</p>
              </li>
            ))}
          </ul>
          {urgent && <UrgentSigns signs={urgent} level={3} />}
        </div>
      </div>
    </Band>
  );
}
