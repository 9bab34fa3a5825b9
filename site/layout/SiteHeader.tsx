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
      <div className="page flex h-full items-center justify-between gap-6">
        <a
          href="/"
          className="no-underline"
          aria-current={currentPath === "/" ? "page" : undefined}
        >
          <Wordmark size="header" />
        </a>
        <SiteNavigation currentPath={currentPath} />
        <div className="flex items-center gap-5">
          <a href={phoneLink} className="nav-link max-xl:hidden" aria-label={callLabel()}>
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
    </header>
  );
}
