import { content } from "../../content/content.ts";
import { phoneLink, shownPhone } from "../clinic/business-facts.ts";
import { listings, pageLinks, treatmentsOfKind } from "../clinic/navigation.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

const { labels } = content.interface;

type MobileMenuProps = { currentPath: string };

/** A native popover: opens, closes and takes Esc without script; the page behind it rests while it is open. */
export function MobileMenu({ currentPath }: MobileMenuProps) {
  const link = (path: string, label: string) => (
    <li key={path}>
      <a href={path} className="menu-link" aria-current={path === currentPath ? "page" : undefined}>
        {label}
      </a>
    </li>
  );
  return (
    <nav id="menu" popover="auto" aria-label={labels.menu} className="mobile-menu">
      <div className="page grid gap-6 pb-10">
        <button
          type="button"
          className="menu-button menu-close"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          {labels.close}
        </button>
        <ul className="ruled">
          {link(pageLinks.about.path, pageLinks.about.label)}
          {listings.map(({ kind, path, label }) => (
            <li key={kind}>
              <details>
                <summary className="menu-link">
                  {label}
                  <Icon name="chevron" />
                </summary>
                <ul className="grid pb-4 pl-4">
                  {treatmentsOfKind(kind).map((treatment) => link(treatment.path, treatment.name))}
                  {link(path, `${labels.viewAll} ${label}`)}
                </ul>
              </details>
            </li>
          ))}
          {[pageLinks.gallery, pageLinks.location, pageLinks.contact].map(({ path, label }) =>
            link(path, label),
          )}
        </ul>
        <ButtonLink href={pageLinks.contact.path} label={labels.bookNow} />
        <ButtonLink href={phoneLink} label={`${labels.call} ${shownPhone()}`} variant="secondary" />
      </div>
    </nav>
  );
}
