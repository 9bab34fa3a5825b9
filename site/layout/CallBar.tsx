import { content } from "../../content-model/content.ts";
import { phoneLink, shownPhone } from "../clinic/business-facts.ts";
import { pageLinks } from "../clinic/navigation.ts";
import { Icon } from "../components/icon/Icon.tsx";

const { labels } = content.interface;

type CallBarProps = { currentPath: string };

/** On phones the call to action stays in reach; it ends above the footer and is left out beside the form. */
export function CallBar({ currentPath }: CallBarProps) {
  return (
    <nav className="call-bar no-print" aria-label={labels.callOrBook}>
      <a href={phoneLink} className="button button-secondary">
        <Icon name="phone" />
        {labels.callNow}
        <span className="sr-only"> {shownPhone()}</span>
      </a>
      {!currentPath.startsWith(pageLinks.contact.path) && (
        <a href={pageLinks.contact.path} className="button button-primary">
          {labels.bookNow}
        </a>
      )}
    </nav>
  );
}
