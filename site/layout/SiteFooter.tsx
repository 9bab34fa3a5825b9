import { HoursTable } from "../components/hours/HoursTable.tsx";
import { OpenNow } from "../components/hours/OpenNow.island.tsx";
import { InlineLink } from "../components/InlineLink.tsx";
import type { Link } from "../derived/navigation.ts";
import { Island } from "../islands/Island.tsx";
import { fixedWords } from "../words/words.ts";
import type { Layout } from "./load-layout.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The footer: the visit line, links, contact details and working hours. */
export function SiteFooter(footer: Layout["footer"]) {
  const { brand, links, address, phone, email, hours, copyright, baseLinks } = footer;
  const { labels } = fixedWords;
  return (
    <footer className="site-footer on-dark">
      <div className="page">
        <VisitLine {...footer} />
        <div className="footer-grid">
          <Wordmark brand={brand} size="footer" />
          <nav aria-label={labels.explore}>
            <h2 className="eyebrow">{labels.explore}</h2>
            <LinkList links={links} className="footer-columns" />
          </nav>
          <div>
            <h2 className="eyebrow">{labels.contactUs}</h2>
            <address className="footer-address">
              {address.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </address>
            <ul className="footer-contact">
              <li>
                <a href={phone.link} className="footer-link" aria-label={phone.label}>
                  {phone.shown}
                </a>
              </li>
              <li>
                <a href={`mailto:${email}`} className="footer-link">
                  <span>{email}</span>
                </a>
              </li>
            </ul>
          </div>
          <div className="hours">
            <div>
              <h2 className="eyebrow">{hours.label}</h2>
              <p>{hours.note}</p>
            </div>
            <HoursTable rows={hours.rows} />
          </div>
        </div>
        <div className="wrap footer-base">
          <p>{copyright}</p>
          <LinkList links={baseLinks} className="wrap" />
        </div>
      </div>
    </footer>
  );
}

type VisitLineProps = Pick<Layout["footer"], "openNow" | "serviceAreas" | "location">;

/** The second shared block: whether the clinic is open, the towns it serves, and the way to it. */
function VisitLine({ openNow, serviceAreas, location }: VisitLineProps) {
  const { labels } = fixedWords;
  return (
    <div className="visit-line">
      {openNow && <Island of={OpenNow} wake="near" props={openNow} />}
      <p>
        {labels.serviceAreas} {serviceAreas.join(", ")}
      </p>
      {location && <InlineLink href={location} label={labels.findUs} />}
    </div>
  );
}

type LinkListProps = { links: readonly Link[]; className: string };

function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path} className="footer-link">
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
