import { OpenNow } from "../components/hours/OpenNow.island.tsx";
import { InlineLink } from "../components/InlineLink.tsx";
import { Island } from "../islands/Island.tsx";
import { useSite, useWords } from "../site-context.ts";

/**
 * The second shared block, the first line of the footer: whether the clinic is open, the towns it serves, and the
 * way to it. A page that shows the opening hours itself does not repeat them here.
 */
export function VisitLine({ currentPath }: { currentPath: string }) {
  const { content, derived, links } = useSite();
  const { contact, location } = links.pageLinks;
  const { labels } = useWords();
  const { serviceAreas } = content.business;
  const showsHours = [contact.path, location.path].includes(currentPath);
  return (
    <div className="visit-line">
      {!showsHours && <Island of={OpenNow} wake="near" props={derived.hours.visit.openNow} />}
      <p>
        {labels.serviceAreas} {serviceAreas.join(", ")}
      </p>
      {currentPath !== location.path && <InlineLink href={location.path} label={labels.findUs} />}
    </div>
  );
}
