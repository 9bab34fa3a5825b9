import { Heading } from "../components/heading/Heading.tsx";
import { Hours } from "../components/hours/Hours.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";
import { useSite, useWords } from "../site-context.ts";

/**
 * The second shared block, at the top of the footer: the address, and whether the clinic is open. Wide
 * screens show the opening hours as a table; phones show them in one line.
 */
export function VisitStrip({ currentPath }: { currentPath: string }) {
  const { clinic, content, links } = useSite();
  const { contact, hours } = clinic;
  const { pageLinks } = links;
  const { labels } = useWords();
  const { serviceAreas } = content.business;
  return (
    <section className="visit-strip" aria-labelledby="visit-strip">
      <div className="page">
        <Heading level={2} size="subtitle" text={labels.visitUs} id="visit-strip" />
        <div className="stack tight">
          <address>
            {contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className="note">
            {labels.serviceAreas} {serviceAreas.join(", ")}
          </p>
          {currentPath !== pageLinks.location.path && (
            <TextLink href={pageLinks.location.path} label={labels.findUs} />
          )}
        </div>
        <div className="stack tight visit-hours">
          <h3 className="eyebrow">{hours.visit.label}</h3>
          <Hours {...hours.visit} />
          <p className="visit-line">{hours.visitLine}</p>
        </div>
      </div>
    </section>
  );
}
