import { Icon } from "../components/icon/Icon.tsx";
import { fixedWords } from "../words/words.ts";
import type { Layout } from "./load-layout.ts";

/**
 * The bar at the bottom edge of a phone: Call Now and Book Now. It ends above the footer, also without script. On the
 * contact page it is away until the script knows that the form is out of view, so that it never covers a field.
 */
export function CallBar({ phone, booking, isBesideTheForm }: Layout["callBar"]) {
  const { labels } = fixedWords;
  return (
    <nav
      className="call-bar no-print"
      aria-label={labels.callOrBook}
      data-away={isBesideTheForm ? "" : undefined}
    >
      <a href={phone.link}>
        <Icon name="phone" />
        <span>
          {labels.callNow}
          <span className="sr-only"> {phone.shown}</span>
        </span>
      </a>
      <a href={booking}>{labels.bookNow}</a>
    </nav>
  );
}
