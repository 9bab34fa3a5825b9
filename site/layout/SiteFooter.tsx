import { HoursTable } from "../components/hours/HoursTable.tsx";
import type { Link } from "../derived/navigation.ts";
import { useSite, useWords } from "../site-context.ts";
import { VisitLine } from "./VisitLine.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** The footer: the visit line, links, contact details and working hours. */
export function SiteFooter({ currentPath }: { currentPath: string }) {
  const { content, derived, links } = useSite();
  const { callLabel, contact, hours, phone } = derived;
  const { menus, targetOn } = links;
  const onThisPage = (link: Link) => ({ ...link, path: targetOn(currentPath, link.path) });
  const { formats, labels } = useWords();
  const { email, social } = content.business;
  return (
    <footer className="site-footer on-dark">
      <div className="page">
        <VisitLine currentPath={currentPath} />
        <div className="footer-grid">
          <Wordmark size="footer" />
          <nav aria-label={labels.explore}>
            <h2 className="eyebrow">{labels.explore}</h2>
            <LinkList links={menus.footer.map(onThisPage)} className="footer-columns" />
          </nav>
          <div>
            <h2 className="eyebrow">{labels.contactUs}</h2>
            <address className="footer-address">
              {contact.address.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </address>
            <ul className="footer-contact">
              <li>
                <a href={phone.link} className="footer-link" aria-label={callLabel}>
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
              <h2 className="eyebrow">{hours.footer.label}</h2>
              <p>{hours.footer.note}</p>
            </div>
            <HoursTable rows={hours.footer.rows} />
          </div>
        </div>
        <div className="wrap footer-base">
          <p>{formats.copyright}</p>
          <LinkList
            links={[
              ...social.map(({ url, provider }) => ({ path: url, label: provider })),
              ...menus.footerBase.map(onThisPage),
            ]}
            className="wrap"
          />
        </div>
      </div>
    </footer>
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
