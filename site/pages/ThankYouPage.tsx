import { content } from "../../content-model/content.ts";
import { sentPath } from "../../contract/appointment-request.ts";
import { successWords } from "../clinic/appointment-form.ts";
import { callLabel, phoneLink } from "../clinic/business-facts.ts";
import { ButtonLink } from "../components/button/Button.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { Photo } from "../media/Photo.tsx";

const { labels } = content.interface;
const thankYouPage = content.pages["thank-you"];

/** Where a form without script lands once its request is recorded; the same words as the toast. */
export function ThankYouPage() {
  return (
    <PageLayout path={sentPath}>
      <section className="page message-page">
        <div className="message-words">
          <p className="eyebrow">{labels.contact}</p>
          <Heading level={1} size="hero" text={successWords.title} />
          <p className="lead narrow">{successWords.text}</p>
          <p className="narrow">{thankYouPage.lead}</p>
          <ButtonLink href={phoneLink} label={callLabel()} variant="secondary" />
        </div>
        <div className="arch">
          <Photo
            name={thankYouPage.photo}
            crop="portrait"
            sizes="(width < 64rem) 70vw, 28rem"
            alt=""
          />
        </div>
      </section>
    </PageLayout>
  );
}
