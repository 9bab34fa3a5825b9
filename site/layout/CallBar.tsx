import { Icon } from "../components/icon/Icon.tsx";
import { useSite } from "../site-context.ts";

/** On phones the call to action stays in reach; it ends above the footer and gives way to the hero's button and to the form. */
export function CallBar({ currentPath }: { currentPath: string }) {
  const { content, pageLinks, phone } = useSite();
  const { labels } = content.interface;
  return (
    <nav className="call-bar no-print" aria-label={labels.callOrBook}>
      <a href={phone.link} className="button button-secondary">
        <Icon name="phone" />
        {labels.callNow}
        <span className="sr-only"> {phone.shown}</span>
      </a>
      {!currentPath.startsWith(pageLinks.contact.path) && (
        <a href={pageLinks.contact.path} className="button button-primary">
          {labels.bookNow}
        </a>
      )}
    </nav>
  );
}
