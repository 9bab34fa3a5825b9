import { Fragment } from "react";
import { AddressLines } from "../components/AddressLines.tsx";
import { Disclosure } from "../components/disclosure/Disclosure.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Hours } from "../components/hours/Hours.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";
import { useSite } from "../site-context.ts";

/**
 * The second shared block, at the head of the footer: where the clinic is, when it is open, how to
 * reach it and when somebody answers.
 */
export function VisitStrip({ currentPath }: { currentPath: string }) {
  const { content, hours, pageLinks, places } = useSite();
  const { labels } = content.interface;
  const { email, serviceAreas } = content.business;
  return (
    <section
      className={places.length > 1 ? "visit-strip several-places" : "visit-strip"}
      aria-labelledby="visit-strip"
    >
      <div className="page">
        <div className="stack tight">
          <Heading level={2} size="subtitle" text={labels.visitUs} id="visit-strip" />
          {places.map(({ contact: { address, phone }, id, name, ownPhone }) => (
            <address key={id}>
              <AddressLines lines={address} name={name} />
              {(!id || ownPhone) && (
                <a
                  href={phone.link}
                  className="visit-link"
                  aria-label={`${labels.call} ${phone.shown}`}
                >
                  {phone.shown}
                </a>
              )}
              {!id && (
                <a href={`mailto:${email}`} className="visit-link">
                  {email}
                </a>
              )}
            </address>
          ))}
          {currentPath !== pageLinks.location.path && (
            <TextLink href={pageLinks.location.path} label={labels.findUs} />
          )}
        </div>
        <div className="stack tight">
          <h3 className="eyebrow">{hours.visit.label}</h3>
          {places.map(({ contact, id, name }) => (
            <Fragment key={id}>
              {name && <strong>{name}</strong>}
              <Hours {...contact.hours} />
            </Fragment>
          ))}
        </div>
        {hours.footer && (
          <Disclosure title={<h3 className="eyebrow">{hours.footer.label}</h3>} opensWide>
            <Hours {...hours.footer} />
          </Disclosure>
        )}
        <Disclosure title={<h3 className="eyebrow">{labels.serviceAreas}</h3>} opensWide>
          <p>{serviceAreas.join(", ")}</p>
        </Disclosure>
      </div>
    </section>
  );
}
