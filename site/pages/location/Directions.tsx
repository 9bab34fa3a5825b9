import { Band } from "../../components/band/Band.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import { Icon, type IconName } from "../../components/icon/Icon.tsx";
import type { LocationPageContent } from "../../content/schema/page-files/location-page.ts";

/** The icons of the three cards: by car, by public transit, from the airport. */
const icons: readonly IconName[] = ["car", "transit", "plane"];

export function Directions({ directions }: { directions: LocationPageContent["directions"] }) {
  return (
    <Band labelledBy="directions">
      <Heading level={2} size="title" text={directions.heading} id="directions" />
      <ul className="text-columns directions">
        {directions.cards.map(({ title, text }, index) => (
          <li key={title}>
            <span className="direction-icon">
              <Icon name={icons[index] ?? "arrow"} />
            </span>
            <Heading level={3} size="card" text={title} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
