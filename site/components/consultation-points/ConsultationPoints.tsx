import type { ConsultationContent } from "../../../content-model/schema/pages.ts";
import { Band } from "../band/Band.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Intro } from "../intro/Intro.tsx";
import { TextLink } from "../text-link/TextLink.tsx";

type ConsultationPointsProps = {
  content: ConsultationContent;
  more: { href: string; label: string };
};

/** Why book a consultation: four numbered points. */
export function ConsultationPoints({ content, more }: ConsultationPointsProps) {
  return (
    <Band tone="mist" labelledBy="consultation">
      <div className="twelfths consultation-points">
        <div className="stack">
          <Intro {...content} id="consultation" />
          <TextLink {...more} />
        </div>
        <ol>
          {content.points.map(({ title, text }) => (
            <li key={title}>
              <Disclosure title={title} opensWide>
                <p>{text}</p>
              </Disclosure>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
