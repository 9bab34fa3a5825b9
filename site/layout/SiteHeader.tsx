import { ButtonLink } from "../components/button/Button.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import { useSite, useWords } from "../site-context.ts";
import { SiteNavigation } from "./SiteNavigation.tsx";
import { Wordmark } from "./Wordmark.tsx";

export function SiteHeader({ currentPath }: { currentPath: string }) {
  const { derived, links } = useSite();
  const { callLabel, phone } = derived;
  const { pageLinks, targetOn } = links;
  const { labels } = useWords();
  return (
    <header className="site-header no-print">
      <div className="page">
        <a
          href={pageLinks.home.path}
          aria-current={currentPath === pageLinks.home.path ? "page" : undefined}
        >
          <Wordmark size="header" />
        </a>
        <SiteNavigation currentPath={currentPath} />
        <div className="header-actions">
          <a href={phone.link} className="nav-link" aria-label={callLabel}>
            {phone.shown}
          </a>
          <span>
            <ButtonLink
              href={targetOn(currentPath, pageLinks.contact.path)}
              label={labels.bookNow}
            />
          </span>
          <button type="button" className="menu-button" popoverTarget="menu">
            <Icon name="menu" />
            {labels.menu}
          </button>
        </div>
      </div>
    </header>
  );
}
