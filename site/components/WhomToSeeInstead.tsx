import type { Concern } from "../content/schema/concern.ts";
import { Band } from "./band/Band.tsx";
import { Heading } from "./heading/Heading.tsx";
import { Intro } from "./intro/Intro.tsx";
import { UrgentSigns } from "./urgent-signs/UrgentSigns.tsx";

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
