import type { ListingPageContent } from "../../content/schema/page-files/listing-page.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";

/** The six specified benefits. A smaller line below each names its limits. */
export function ListingBenefits({ benefits }: { benefits: ListingPageContent["benefits"] }) {
  return (
    <Band tone="mist" labelledBy="benefits">
      <div className="twelfths listing-benefits">
        <div className="stays">
          <Heading level={2} size="title" text={benefits.heading} id="benefits" />
        </div>
        <div className="stack">
          <ul>
            {benefits.items.map(({ text, caution }) => (
              <li key={text}>
                <Icon name="check" />
                <div>
                  {text}
                  {caution && <p className="note">{caution}</p>}
                </div>
              </li>
            ))}
          </ul>
          <p className="note">{benefits.note}</p>
        </div>
      </div>
    </Band>
  );
}
