import { ButtonLink } from "../components/button/Button.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import { fixedWords } from "../words/words.ts";
import type { Layout } from "./load-layout.ts";
import { SiteNavigation } from "./SiteNavigation.tsx";
import { Wordmark } from "./Wordmark.tsx";

export function SiteHeader(header: Layout["header"]) {
  const { brand, home, phone, booking } = header;
  const { labels } = fixedWords;
  return (
    <header className="site-header no-print">
      <div className="page">
        <a href={home.path} aria-current={home.isCurrent ? "page" : undefined}>
          <Wordmark brand={brand} size="header" />
        </a>
        <SiteNavigation {...header} />
        <div className="header-actions">
          <a href={phone.link} className="nav-link" aria-label={phone.label}>
            {phone.shown}
          </a>
          <span>
            <ButtonLink href={booking} label={labels.bookNow} />
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
