import { content } from "../../content/content.ts";
import { phoneLink, shownPhone } from "../clinic/business-facts.ts";
import { type Listing, listings, pageLinks, treatmentsOfKind } from "../clinic/navigation.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { Wordmark } from "./Wordmark.tsx";

const { labels } = content.interface;

type SiteHeaderProps = { currentPath: string };

export function SiteHeader({ currentPath }: SiteHeaderProps) {
  const current = (path: string) => (path === currentPath ? ("page" as const) : undefined);
  return (
    <header className="site-header no-print">
      <div className="page flex h-full items-center justify-between gap-6">
        <a href="/" className="no-underline" aria-current={current("/")}>
          <Wordmark size="header" />
        </a>
        <nav aria-label={labels.mainNavigation} className="max-lg:hidden">
          <ul className="flex items-center gap-1">
            <li>
              <a
                href={pageLinks.about.path}
                className="nav-link"
                aria-current={current(pageLinks.about.path)}
              >
                {pageLinks.about.label}
              </a>
            </li>
            {listings.map((listing) => (
              <li key={listing.kind}>
                <HeaderPanel {...listing} currentPath={currentPath} />
              </li>
            ))}
            {[pageLinks.gallery, pageLinks.contact].map(({ path, label }) => (
              <li key={path}>
                <a href={path} className="nav-link" aria-current={current(path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-5">
          <a href={phoneLink} className="nav-link max-xl:hidden">
            <span className="sr-only">{labels.call} </span>
            {shownPhone()}
          </a>
          <span className="max-sm:hidden">
            <ButtonLink href={pageLinks.contact.path} label={labels.bookNow} />
          </span>
          <button type="button" className="menu-button lg:hidden" popoverTarget="menu">
            <Icon name="menu" />
            {labels.menu}
          </button>
        </div>
      </div>
      <MobileMenu currentPath={currentPath} />
    </header>
  );
}

type HeaderPanelProps = Omit<Listing, "page"> & SiteHeaderProps;

/** A native disclosure; `behaviours/header-panels.ts` adds hover, Esc and closing from outside. */
function HeaderPanel({ kind, path, label, currentPath }: HeaderPanelProps) {
  return (
    <details name="header-panel" className="header-panel">
      <summary className="nav-link">
        {label}
        <Icon name="chevron" />
      </summary>
      <div className="header-panel-body">
        <div className="page grid grid-cols-12 gap-x-8 py-10">
          <p className="col-span-3 grid content-start gap-3">
            <span className="eyebrow">{label}</span>
            <a
              href={path}
              className="text-link"
              aria-current={path === currentPath ? "page" : undefined}
            >
              {labels.viewAll}
              <span className="sr-only"> {label}</span>
              <Icon name="arrow" />
            </a>
          </p>
          <ul className="col-span-9 grid grid-cols-2 gap-x-8">
            {treatmentsOfKind(kind).map((treatment) => (
              <li key={treatment.path}>
                <a
                  href={treatment.path}
                  className="panel-link"
                  aria-current={treatment.path === currentPath ? "page" : undefined}
                >
                  <span>{treatment.name}</span>
                  <small>{treatment.tagline}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
