import { Icon } from "../components/icon/Icon.tsx";
import { useSite, useWords } from "../site-context.ts";

/**
 * On phones a bar is docked to the bottom edge: Call Now from the first screen on, and Book beside it once
 * the hero's own button has left (`call-bar.ts`). It ends above the footer, without script too.
 */
export function CallBar({ currentPath }: { currentPath: string }) {
  const { bookingForm, pageLinks, phone } = useSite();
  const { labels } = useWords();
  const isBesideTheForm = currentPath.startsWith(pageLinks.contact.path);
  return (
    <nav className="call-bar no-print" aria-label={labels.callOrBook}>
      <a href={phone.link} className="button button-secondary">
        <Icon name="phone" />
        {labels.callNow}
        <span className="sr-only"> {phone.shown}</span>
      </a>
      <a
        href={isBesideTheForm ? bookingForm : pageLinks.contact.path}
        className="button button-primary call-bar-book"
      >
        {isBesideTheForm ? labels.backToForm : labels.bookNow}
      </a>
    </nav>
  );
}
