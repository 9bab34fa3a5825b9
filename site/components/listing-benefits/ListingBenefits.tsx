import type { ListingPageContent } from "../../../content-model/schema/pages.ts";
import { Band } from "../band/Band.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";

/** The caution comes first, at the size of what it speaks of. */
export function ListingBenefits({ benefits }: { benefits: ListingPageContent["benefits"] }) {
  return (
    <Band labelledBy="benefits">
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Heading level={2} size="title" text={benefits.heading} id="benefits" />
        </div>
        <div className="grid gap-6 lg:col-span-7">
          <p>{benefits.note}</p>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {benefits.items.map((item) => (
              <li key={item} className="flex items-center gap-3 border-t border-stone py-4">
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
