import type { Link } from "../clinic/navigation/navigation.ts";
import { Hours } from "../components/hours/Hours.tsx";
import { useSite, useWords } from "../site-context.ts";
import { VisitStrip } from "./VisitStrip.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** The footer: the visit strip, links, contact details and phone hours. */
export function SiteFooter({ currentPath }: { currentPath: string }) {
  const { clinic, content, links } = useSite();
  const { callLabel, hours, phone } = clinic;
  const { menus, targetOn } = links;
  const onThisPage = (link: Link) => ({ ...link, path: targetOn(currentPath, link.path) });
  const { formats, labels } = useWords();
  const { email, social } = content.business;
  return (
    <footer className="site-footer">
      <VisitStrip currentPath={currentPath} />
      <div className="footer-links on-dark">
        <div className="page footer-grid">
          <Wordmark size="footer" />
          <nav aria-label={labels.explore} className="stack tight">
            <h2 className="eyebrow">{labels.explore}</h2>
            <LinkList links={menus.footer.map(onThisPage)} className="footer-columns" />
          </nav>
          <div className="stack tight">
            <h2 className="eyebrow">{labels.contactUs}</h2>
            <ul className="footer-contact">
              <li>
                <a href={phone.link} className="footer-link" aria-label={callLabel}>
                  {phone.shown}
                </a>
              </li>
              <li>
                <a href={`mailto:${email}`} className="footer-link">
                  {email}
                </a>
              </li>
            </ul>
          </div>
          <div className="stack tight">
            <h2 className="eyebrow">{hours.footer.label}</h2>
            <Hours {...hours.footer} />
          </div>
        </div>
        <div className="page wrap footer-base">
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
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
