import { Icon } from "../components/icon/Icon.tsx";
import { useSite, useWords } from "../site-context.ts";

/**
 * On phones the call floats over every page from its first screen, and booking joins it once the
 * opening's own button has left. It ends above the footer, and gives way to the form.
 */
export function CallBar({ currentPath }: { currentPath: string }) {
  const { bookingForm, pageLinks, phone } = useSite();
  const { labels } = useWords();
  const isBesideTheForm = currentPath.startsWith(pageLinks.contact.path);
  return (
    <nav className="call-bar no-print" aria-label={labels.callOrBook}>
      <a
        href={isBesideTheForm ? bookingForm : pageLinks.contact.path}
        className="button button-primary call-bar-book"
      >
        {isBesideTheForm ? labels.backToForm : labels.bookNow}
      </a>
      <a href={phone.link} className="button button-secondary">
        <Icon name="phone" />
        {labels.callNow}
        <span className="sr-only"> {phone.shown}</span>
      </a>
    </nav>
  );
}
