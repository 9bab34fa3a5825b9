import { content } from "../../content-model/content.ts";
import { addressLines } from "../clinic/business-facts.ts";
import { visitHours } from "../clinic/hours.ts";
import { pageLinks } from "../clinic/navigation.ts";
import { Heading } from "../components/heading/Heading.tsx";
import { Hours } from "../components/hours/Hours.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";

const { labels } = content.interface;
const { serviceAreas } = content.business;

/** The second shared block: where the clinic is, when it is open and whom it serves. */
export function VisitStrip({ currentPath }: { currentPath: string }) {
  return (
    <section className="visit-strip" aria-labelledby="visit-strip">
      <div className="page">
        <Heading level={2} size="subtitle" text={labels.visitUs} id="visit-strip" />
        <div className="stack">
          <h3 className="eyebrow">{labels.address}</h3>
          <address>
            {addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {currentPath !== pageLinks.location.path && (
            <TextLink href={pageLinks.location.path} label={labels.findUs} />
          )}
        </div>
        <div className="stack">
          <h3 className="eyebrow">{visitHours.label}</h3>
          <Hours {...visitHours} />
        </div>
        <div className="stack">
          <h3 className="eyebrow">{labels.serviceAreas}</h3>
          <p>{serviceAreas.join(", ")}</p>
        </div>
      </div>
    </section>
  );
}
