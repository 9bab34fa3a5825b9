import type { ListingPageContent } from "../../../content-model/schema/pages.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";

/** The caution comes first, at the size of what it speaks of. */
export function ListingBenefits({ benefits }: { benefits: ListingPageContent["benefits"] }) {
  return (
    <Band tone="mist" labelledBy="benefits">
      <div className="twelfths listing-benefits">
        <div>
          <Heading level={2} size="title" text={benefits.heading} id="benefits" />
        </div>
        <div className="stack">
          <p>{benefits.note}</p>
          <ul>
            {benefits.items.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
