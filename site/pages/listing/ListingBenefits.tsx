import { Band } from "../../components/band/Band.tsx";
import { Heading } from "../../components/heading/Heading.tsx";
import type { ListingPageContent } from "../../content/schema/page-files/listing-page.ts";

/** Six benefits, each with what limits it, and a note. */
export function ListingBenefits({ benefits }: { benefits: ListingPageContent["benefits"] }) {
  return (
    <Band tone="mist" labelledBy="benefits">
      <div className="twelfths listing-benefits">
        <Heading level={2} size="title" text={benefits.heading} id="benefits" />
        <div className="stack">
          <ul>
            {benefits.items.map(({ title, limit }) => (
              <li key={title}>
                {/* One sentence: the limit goes on where the title ends. */}
                <strong>{title}</strong> {limit}
              </li>
            ))}
          </ul>
          <p className="note">{benefits.note}</p>
        </div>
      </div>
    </Band>
  );
}
