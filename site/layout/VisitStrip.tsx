import { Heading } from "../components/heading/Heading.tsx";
import { OpenNow } from "../components/hours/OpenNow.island.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";
import { Island } from "../islands/Island.tsx";
import { useSite, useWords } from "../site-context.ts";

/** The second shared block, at the top of the footer: whether the clinic is open, and where it is. */
export function VisitStrip({ currentPath }: { currentPath: string }) {
  const { clinic, content, links } = useSite();
  const { contact, hours } = clinic;
  const { pageLinks } = links;
  const { labels } = useWords();
  const { serviceAreas } = content.business;
  return (
    <section className="visit-strip" aria-labelledby="visit-strip">
      <div className="page">
        <div className="visit-open">
          <Heading level={2} size="subtitle" text={labels.visitUs} id="visit-strip" />
          <Island of={OpenNow} wake="near" props={hours.visit.openNow} />
        </div>
        <address>
          {contact.address.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </address>
        <p className="note">
          {labels.serviceAreas} {serviceAreas.join(", ")}
        </p>
        {currentPath !== pageLinks.location.path && (
          <TextLink href={pageLinks.location.path} label={labels.findUs} />
        )}
      </div>
    </section>
  );
}
