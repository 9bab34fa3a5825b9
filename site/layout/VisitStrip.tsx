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
  const { contact, content, hours, pageLinks } = useSite();
  const { labels } = content.interface;
  const { address, email, phone } = contact;
  const { serviceAreas } = content.business;
  return (
    <section className="visit-strip" aria-labelledby="visit-strip">
      <div className="page">
        <div className="stack tight">
          <Heading level={2} size="subtitle" text={labels.visitUs} id="visit-strip" />
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a
              href={phone.link}
              className="visit-link"
              aria-label={`${labels.call} ${phone.shown}`}
            >
              {phone.shown}
            </a>
            <a href={`mailto:${email}`} className="visit-link">
              {email}
            </a>
          </address>
          {currentPath !== pageLinks.location.path && (
            <TextLink href={pageLinks.location.path} label={labels.findUs} />
          )}
        </div>
        <div className="stack tight">
          <h3 className="eyebrow">{hours.visit.label}</h3>
          <Hours {...hours.visit} />
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
