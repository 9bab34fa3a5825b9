import { labels } from "../../content/interface.ts";
import type { LocationPageContent } from "../../content/types.ts";
import { Band } from "../ui/Band.tsx";
import { Heading } from "../ui/Heading.tsx";

/** Minutes from the door, as large figures. */
export function Landmarks({ landmarks }: { landmarks: LocationPageContent["landmarks"] }) {
  return (
    <Band tone="linen" labelledBy="landmarks">
      <Heading level={2} size="title" text={landmarks.heading} id="landmarks" />
      <ul className="landmarks">
        {landmarks.items.map(({ name, minutes }) => (
          <li key={name}>
            <span className="landmark-minutes">
              {minutes} <small>{labels.minutes}</small>
            </span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
