import { useSite } from "../site-context.ts";
import { Heading } from "../ui/Heading.tsx";
import { Hours } from "../ui/Hours.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** The second shared block: where the clinic is, when it is open and whom it serves. */
export function VisitStrip({ currentPath }: { currentPath: string }) {
  const { content, hours, pageLinks } = useSite();
  const { formats, labels } = content.interface;
  return (
    <section className="py-14" aria-labelledby="visit-strip">
      <div className="page visit-strip">
        <Heading level={2} size="subtitle" text={labels.visitUs} id="visit-strip" />
        <div className="grid content-start gap-2">
          <h3 className="eyebrow">{labels.address}</h3>
          <address className="not-italic">
            {formats.addressLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {currentPath !== pageLinks.location.path && (
            <TextLink href={pageLinks.location.path} label={labels.findUs} />
          )}
        </div>
        <div className="grid content-start gap-2">
          <h3 className="eyebrow">{hours.visit.label}</h3>
          <Hours {...hours.visit} />
        </div>
        <div className="grid content-start gap-2">
          <h3 className="eyebrow">{labels.serviceAreas}</h3>
          <p>{content.business.serviceAreas.join(", ")}</p>
        </div>
      </div>
    </section>
  );
}
