import { Band } from "../../components/band/Band.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import type { ListingPageContent } from "../../content/schema/page-files/listing-page.ts";

/** Six benefits, and one note that says what limits them. */
export function ListingBenefits({ benefits }: { benefits: ListingPageContent["benefits"] }) {
  return (
    <Band tone="mist" labelledBy="benefits">
      <div className="twelfths listing-benefits">
        <Heading level={2} size="title" text={benefits.heading} id="benefits" />
        <div className="stack">
          <ul>
            {benefits.items.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <p className="note">{benefits.note}</p>
        </div>
      </div>
    </Band>
  );
}
