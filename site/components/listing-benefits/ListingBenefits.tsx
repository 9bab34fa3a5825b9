import type { ListingPageContent } from "../../content/schema/page-files/listing-page.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";

/** The six specified benefits, and one note for all of them, which names their limits. */
export function ListingBenefits({ benefits }: { benefits: ListingPageContent["benefits"] }) {
  return (
    <Band tone="mist" labelledBy="benefits">
      <div className="twelfths listing-benefits">
        <div className="stays">
          <Heading level={2} size="title" text={benefits.heading} id="benefits" />
        </div>
        <div className="stack">
          <ul>
            {benefits.items.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
          <p className="note">{benefits.note}</p>
        </div>
      </div>
    </Band>
  );
}
