import { ButtonLink } from "../components/button/Button.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";
import { useSite } from "../site-context.ts";

/** The first shared block: what a consultation is, and the two ways to one; beside the form only the call is left. */
export function ConsultationBand({ currentPath }: { currentPath: string }) {
  const { callLabel, consultationPath, content, freeConsultation, pageLinks, phone } = useSite();
  const { consultationBand } = content.interface;
  const isBesideTheForm = currentPath.startsWith(pageLinks.contact.path);
  return (
    <section className="consultation-band linen no-print" aria-labelledby="consultation-band">
      <div className="page">
        <div className="stack consultation-promises">
          <Heading
            level={2}
            size="subtitle"
            text={consultationBand.heading}
            id="consultation-band"
          />
          <ul className="wrap text-small">
            {consultationBand.promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" />
                {promise}
              </li>
            ))}
          </ul>
          {!isBesideTheForm && <TextLink {...freeConsultation} />}
        </div>
        <div className="wrap consultation-actions">
          {!isBesideTheForm && (
            <ButtonLink href={consultationPath} label={consultationBand.action} />
          )}
          <ButtonLink href={phone.link} label={callLabel} variant="secondary" />
        </div>
      </div>
    </section>
  );
}
