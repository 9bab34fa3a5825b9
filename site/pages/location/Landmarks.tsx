import { Band } from "../../components/band/Band.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import type { LocationPageContent } from "../../content/schema/page-files/location-page.ts";
import { fixedWords } from "../../words/words.ts";

/** Landmarks near the clinic, each with the minutes to it. */
export function Landmarks({ landmarks }: { landmarks: LocationPageContent["landmarks"] }) {
  const { labels: words } = fixedWords;
  return (
    <Band tone="linen" labelledBy="landmarks">
      <Heading level={2} size="title" text={landmarks.heading} id="landmarks" />
      <ul className="text-columns landmarks">
        {landmarks.items.map(({ name, minutes }) => (
          <li key={name}>
            <span className="landmark-minutes">
              {minutes} <small>{words.minutes}</small>
            </span>{" "}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
