import { ButtonLink } from "../components/button/Button.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import type { Listing } from "../derived/navigation.ts";
import { useSite, useWords } from "../site-context.ts";
import { Wordmark } from "./Wordmark.tsx";

type SiteNavigationProps = { currentPath: string };

/**
 * One list of links for every width: a bar with panels on wide screens, and a native popover on phones.
 * Both work without script. `menu.ts` adds what HTML does not provide.
 */
export function SiteNavigation({ currentPath }: SiteNavigationProps) {
  const { derived, links } = useSite();
  const { callLabel, phone } = derived;
  const { menus, pageLinks, targetOn } = links;
  const { labels } = useWords();
  return (
    <nav id="menu" popover="auto" aria-label={labels.mainNavigation} className="site-nav">
      <div className="menu-head">
        <a href={pageLinks.home.path}>
          <Wordmark size="header" />
        </a>
        <button
          type="button"
          className="menu-button menu-close"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          {labels.close}
        </button>
      </div>
      <ul className="nav-list">
        {menus.header.map(({ path, label, header, listing }) => (
          <li key={path} className={header === "phone" ? "menu-only" : undefined}>
            {listing ? (
              <NavigationGroup {...listing} currentPath={currentPath} />
            ) : (
              <a
                href={targetOn(currentPath, path)}
                className="nav-link"
                aria-current={currentIf(path === currentPath)}
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="menu-actions">
        <ButtonLink href={targetOn(currentPath, pageLinks.contact.path)} label={labels.bookNow} />
        <ButtonLink href={phone.link} label={callLabel} variant="secondary" />
      </div>
    </nav>
  );
}

type NavigationGroupProps = Omit<Listing, "page"> & SiteNavigationProps;

/** A native disclosure. */
function NavigationGroup({ kind, path, label, currentPath }: NavigationGroupProps) {
  const { treatmentsOfKind } = useSite().links;
  const { labels } = useWords();
  return (
    <details className="header-panel">
      <summary className="nav-link">
        <span>{label}</span>
        <Icon name="chevron" />
      </summary>
      <div className="header-panel-body">
        <div>
          <span className="eyebrow">{label}</span>
          <a href={path} className="text-link" aria-current={currentIf(path === currentPath)}>
            {labels.viewAll}
            <span> {label}</span>
            <Icon name="arrow" />
          </a>
        </div>
        <ul>
          {treatmentsOfKind(kind).map((treatment) => (
            <li key={treatment.path}>
              <a
                href={treatment.path}
                className="panel-link"
                aria-current={currentIf(treatment.path === currentPath)}
              >
                <span>{treatment.name}</span>
                <small>
                  <span className="sr-only">: </span>
                  {treatment.tagline}
                </small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function currentIf(isCurrent: boolean): "page" | undefined {
  return isCurrent ? "page" : undefined;
}
