import type { ReactNode } from "react";
import type { Link } from "../clinic/navigation.ts";
import { Disclosure } from "../components/disclosure/Disclosure.tsx";
import { useSite } from "../site-context.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { VisitStrip } from "./VisitStrip.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** Every page's end: how to visit and to reach the clinic, then the links to all there is. */
export function SiteFooter({ currentPath }: { currentPath: string }) {
  const { content, listings, menus, treatmentsOfKind } = useSite();
  const { formats, labels } = content.interface;
  const { social } = content.business;
  return (
    <footer className="site-footer">
      <VisitStrip currentPath={currentPath} />
      <div className="footer-links on-dark">
        <div className="page footer-grid">
          <Wordmark size="footer" />
          <nav aria-label={labels.explore} className="stack">
            <h2 className="eyebrow">{labels.explore}</h2>
            <LinkList links={menus.footer} className="footer-columns" />
          </nav>
          <nav aria-label={labels.treatments}>
            <Disclosure title={<h2 className="eyebrow">{labels.treatments}</h2>} opensWide>
              <LinkList
                links={listings
                  .flatMap(({ kind }) => treatmentsOfKind(kind))
                  .map(({ path, name }) => ({ path, label: name }))}
                className="footer-columns"
              />
            </Disclosure>
          </nav>
        </div>
        <div className="page wrap footer-base">
          <p>{formats.copyright}</p>
          <LinkList
            links={[
              ...social.map(({ url, provider }) => ({ path: url, label: provider })),
              ...menus.footerBase,
            ]}
            className="wrap"
          >
            <LanguageLinks currentPath={currentPath} className="footer-link" />
          </LinkList>
        </div>
      </div>
    </footer>
  );
}

type LinkListProps = { links: readonly Link[]; className: string; children?: ReactNode };

function LinkList({ links, className, children }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path} className="footer-link">
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
