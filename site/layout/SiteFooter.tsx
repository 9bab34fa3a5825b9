import { Hours } from "../components/hours/Hours.tsx";
import { useSite } from "../site-context.ts";
import { Wordmark } from "./Wordmark.tsx";

export function SiteFooter() {
  const { callLabel, content, hours, listings, pageLinks, phone, treatmentsOfKind } = useSite();
  const { formats, labels } = content.interface;
  const { email, social } = content.business;
  return (
    <footer className="site-footer on-dark">
      <div className="page footer-grid">
        <div className="stack">
          <Wordmark size="footer" />
          <address className="stack">
            {formats.addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={phone.link} className="footer-link" aria-label={callLabel}>
              {phone.shown}
            </a>
            <a href={`mailto:${email}`} className="footer-link">
              {email}
            </a>
          </address>
        </div>
        <FooterLinks
          heading={labels.explore}
          links={[
            pageLinks.about,
            ...listings,
            pageLinks.gallery,
            pageLinks.location,
            pageLinks.contact,
          ]}
        />
        <FooterLinks
          heading={labels.treatments}
          links={listings
            .flatMap(({ kind }) => treatmentsOfKind(kind))
            .map(({ path, name }) => ({ path, label: name }))}
        />
        <div className="stack">
          <h2 className="eyebrow">{hours.footer.label}</h2>
          <Hours {...hours.footer} />
        </div>
      </div>
      <div className="page wrap footer-base">
        <p>{formats.copyright}</p>
        <LinkList
          links={[
            { path: social.url, label: social.provider },
            pageLinks.privacy,
            pageLinks.accessibility,
          ]}
          className="wrap"
        />
      </div>
    </footer>
  );
}

type Links = readonly { path: string; label: string }[];

function FooterLinks({ heading, links }: { heading: string; links: Links }) {
  return (
    <nav aria-label={heading} className="stack no-print">
      <h2 className="eyebrow">{heading}</h2>
      <LinkList links={links} />
    </nav>
  );
}

function LinkList({ links, className }: { links: Links; className?: string }) {
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
