import { ButtonLink } from "../components/button/Button.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Photo } from "../components/picture/Photo.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

/** The page after a form without script is recorded; has the same text as the toast. */
export function ThankYouPage() {
  const { callLabel, content, phone } = useSite();
  const { toasts } = useWords();
  const thankYouPage = content.pages["thank-you"];
  return (
    <PageLayout path={thankYouPage.path}>
      <section className="page split message-page">
        <div className="words message-words">
          <Heading level={1} size="hero" text={toasts.success.title} />
          <p className="lead narrow">{toasts.success.text}</p>
          <p className="narrow">{thankYouPage.lead}</p>
          <ButtonLink href={phone.link} label={callLabel} variant="secondary" />
        </div>
        <div className="arch">
          <Photo
            name={thankYouPage.photo}
            crop="portrait"
            sizes="(width < 40rem) 90vw, (width < 64rem) 70vw, min(36vw, 476px)"
            alt=""
          />
        </div>
      </section>
    </PageLayout>
  );
}
