import { ButtonLink } from "../components/button/Button.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import { fixedWords } from "../words/words.ts";
import type { Layout } from "./load-layout.ts";
import { Wordmark } from "./Wordmark.tsx";

/**
 * One list of links for every width: a bar with panels on wide screens, and a native popover on phones.
 * Both work without script. `menu.ts` adds what HTML does not provide.
 */
export function SiteNavigation({ brand, home, phone, booking, menu }: Layout["header"]) {
  const { labels } = fixedWords;
  return (
    <nav id="menu" popover="auto" aria-label={labels.mainNavigation} className="site-nav">
      <div className="menu-head">
        <a href={home.path}>
          <Wordmark brand={brand} size="header" />
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
        {menu.map(({ isOnPhonesOnly, treatments, ...link }) => (
          <li key={link.path} className={isOnPhonesOnly ? "menu-only" : undefined}>
            {treatments ? (
              <NavigationGroup {...link} treatments={treatments} />
            ) : (
              <a href={link.path} className="nav-link" aria-current={currentIf(link.isCurrent)}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="menu-actions">
        <ButtonLink href={booking} label={labels.bookNow} />
        <ButtonLink href={phone.link} label={phone.label} variant="secondary" />
      </div>
    </nav>
  );
}

type MenuEntry = Layout["header"]["menu"][number];
type NavigationGroupProps = Pick<MenuEntry, "path" | "label" | "isCurrent"> & {
  treatments: NonNullable<MenuEntry["treatments"]>;
};

/** A native disclosure. */
function NavigationGroup({ path, label, isCurrent, treatments }: NavigationGroupProps) {
  const { labels } = fixedWords;
  return (
    <details className="header-panel">
      <summary className="nav-link">
        <span>{label}</span>
        <Icon name="chevron" />
      </summary>
      <div className="header-panel-body">
        <div>
          <span className="eyebrow">{label}</span>
          <a href={path} className="text-link" aria-current={currentIf(isCurrent)}>
            {labels.viewAll}
            <span> {label}</span>
            <Icon name="arrow" />
          </a>
        </div>
        <ul>
          {treatments.map((treatment) => (
            <li key={treatment.path}>
              <a
                href={treatment.path}
                className="panel-link"
                aria-current={currentIf(treatment.isCurrent)}
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
