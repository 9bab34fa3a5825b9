import { Heading } from "../components/heading/Heading.tsx";
import { Hours } from "../components/hours/Hours.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";
import { useSite } from "../site-context.ts";

/** The second shared block: where the clinic is, when it is open and whom it serves. */
export function VisitStrip({ currentPath }: { currentPath: string }) {
  const { content, hours, pageLinks } = useSite();
  const { formats, labels } = content.interface;
  return (
    <section className="visit-strip" aria-labelledby="visit-strip">
      <div className="page">
        <Heading level={2} size="subtitle" text={labels.visitUs} id="visit-strip" />
        <div className="stack tight">
          <h3 className="eyebrow">{labels.address}</h3>
          <address>
            {formats.addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {currentPath !== pageLinks.location.path && (
            <TextLink href={pageLinks.location.path} label={labels.findUs} />
          )}
        </div>
        <div className="stack tight">
          <h3 className="eyebrow">{hours.visit.label}</h3>
          <Hours {...hours.visit} />
        </div>
        <div className="stack tight">
          <h3 className="eyebrow">{labels.serviceAreas}</h3>
          <p>{content.business.serviceAreas.join(", ")}</p>
        </div>
      </div>
    </section>
  );
}
