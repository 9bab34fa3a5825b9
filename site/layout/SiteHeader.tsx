import { content } from "../../content-model/content.ts";
import { callLabel, phoneLink, shownPhone } from "../clinic/business-facts.ts";
import { pageLinks } from "../clinic/navigation.ts";
import { ButtonLink } from "../components/button/Button.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import { SiteNavigation } from "./SiteNavigation.tsx";
import { Wordmark } from "./Wordmark.tsx";

const { labels } = content.interface;

type SiteHeaderProps = { currentPath: string };

export function SiteHeader({ currentPath }: SiteHeaderProps) {
  return (
    <header className="site-header no-print">
      <div className="page">
        <a href="/" aria-current={currentPath === "/" ? "page" : undefined}>
          <Wordmark size="header" />
        </a>
        <SiteNavigation currentPath={currentPath} />
        <div className="header-actions">
          <a href={phoneLink} className="nav-link" aria-label={callLabel()}>
            {shownPhone()}
          </a>
          <span>
            <ButtonLink href={pageLinks.contact.path} label={labels.bookNow} />
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
