import { BookingLine } from "../components/BookingLine.tsx";
import { ButtonLink } from "../components/button/Button.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import type { Closing } from "../content/schema/parts.ts";
import { useSite } from "../site-context.ts";

/** A page's own closing text, and the target of its button. */
export type PageClosing = Closing & { href: string };

type ConsultationBandProps = {
  currentPath: string;
  closing: PageClosing | undefined;
};

/**
 * The first of the two shared blocks at the end of a page: it explains the consultation, offers two ways to
 * book and contains the Health Canada statement. Beside the form the promises stand in place of a way to book.
 */
export function ConsultationBand({ currentPath, closing }: ConsultationBandProps) {
  const { content, derived, links } = useSite();
  const { callLabel, phone } = derived;
  const { consultationPath, pageLinks } = links;
  const { band } = content.pages.consultation;
  const isBesideTheForm = currentPath.startsWith(pageLinks.contact.path);
  // The last section of about is the statement.
  const isBelowTheStatement = currentPath === pageLinks.about.path;
  const { href, action, actionAbout } = closing ?? {
    href: consultationPath,
    action: band.action,
  };
  // A button that asks for directions or explains a consultation leads to the page, not to its form.
  const isBooking = !isBesideTheForm && href !== pageLinks.contact.path;
  return (
    <section className="consultation-band on-dark no-print" aria-labelledby="closing">
      <div className="page split consultation-grid">
        <div className="stack loose">
          <Heading level={2} size="title" text={closing?.heading ?? band.heading} id="closing" />
          {closing && <p className="lead narrow">{closing.text}</p>}
          <div className="wrap booking">
            {!isBesideTheForm && (
              <ButtonLink href={href} label={action} about={actionAbout} variant="inverse" />
            )}{" "}
            <ButtonLink href={phone.link} label={callLabel} variant="secondary" />
          </div>
          {isBooking && <BookingLine />}
        </div>
        <div className="stack text-small">
          <ul className="consultation-promises">
            {band.promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" />
                {promise}
              </li>
            ))}
          </ul>
          {!isBelowTheStatement && <p>{content.business.healthCanadaStatement}</p>}
        </div>
      </div>
    </section>
  );
}
