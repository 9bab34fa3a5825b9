import { useSite } from "../site-context.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SiteNavigation } from "./SiteNavigation.tsx";
import { Wordmark } from "./Wordmark.tsx";

type SiteHeaderProps = { currentPath: string };

export function SiteHeader({ currentPath }: SiteHeaderProps) {
  const { callLabel, content, pageLinks, phone } = useSite();
  const { labels } = content.interface;
  return (
    <header className="site-header no-print">
      <div className="page flex h-full items-center justify-between gap-x-6">
        <a
          href="/"
          className="no-underline"
          aria-current={currentPath === "/" ? "page" : undefined}
        >
          <Wordmark size="header" />
        </a>
        <SiteNavigation currentPath={currentPath} />
        <div className="flex shrink-0 items-center gap-5">
          <a href={phone.link} className="nav-link max-lg:hidden" aria-label={callLabel}>
            {phone.shown}
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
