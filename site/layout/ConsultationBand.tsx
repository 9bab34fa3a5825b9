import { BookingLine } from "../components/BookingLine.tsx";
import { ButtonLink } from "../components/button/Button.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import type { Layout } from "./load-layout.ts";

/**
 * The first of the two shared blocks at the end of a page: it explains the consultation, offers two ways to
 * book and contains the Health Canada statement. Beside the form the promises stand in place of a way to book.
 */
export function ConsultationBand(props: Layout["band"]) {
  const { heading, text, button, phone, isBooking, promises, statement } = props;
  return (
    <section className="consultation-band on-dark no-print" aria-labelledby="closing">
      <div className="page split consultation-grid">
        <div className="stack loose">
          <Heading level={2} size="title" text={heading} id="closing" />
          {text && <p className="lead narrow">{text}</p>}
          <div className="wrap booking">
            {button && <ButtonLink {...button} variant="inverse" />}{" "}
            <ButtonLink href={phone.link} label={phone.label} variant="secondary" />
          </div>
          {isBooking && <BookingLine />}
        </div>
        <div className="stack text-small">
          <ul className="consultation-promises">
            {promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" />
                {promise}
              </li>
            ))}
          </ul>
          {statement && <p>{statement}</p>}
        </div>
      </div>
    </section>
  );
}
