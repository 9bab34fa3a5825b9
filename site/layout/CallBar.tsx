import { Icon } from "../components/icon/Icon.tsx";
import { useSite, useWords } from "../site-context.ts";

/**
 * The bar at the bottom edge of a phone. Call Now is visible from the first screen on, and Book once the hero's own
 * button has scrolled away (`call-bar.ts`). The bar ends above the footer, also without script. On the contact page it
 * is hidden until the script knows that the form is out of view, so that it never covers a field.
 */
export function CallBar({ currentPath }: { currentPath: string }) {
  const { clinic, links } = useSite();
  const { hours, phone } = clinic;
  const { bookingForm, pageLinks } = links;
  const { labels } = useWords();
  const isBesideTheForm = currentPath.startsWith(pageLinks.contact.path);
  return (
    <nav
      className="call-bar no-print"
      aria-label={labels.callOrBook}
      data-shows={isBesideTheForm ? "none" : undefined}
    >
      <a href={phone.link} className="button button-secondary">
        <Icon name="phone" />
        <span>
          {labels.callNow}
          <span className="sr-only"> {phone.shown} </span>
        </span>
        <small>{hours.answered}</small>
      </a>
      <a href={bookingForm} className="button button-primary call-bar-book">
        {labels.bookNow}
      </a>
    </nav>
  );
}
