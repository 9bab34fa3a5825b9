import { Heading } from "../components/heading/Heading.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";
import { MessageLayout } from "../layout/MessageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

/** Confirms a form that was sent without script, with the words of the toast. They are true for every visitor, because somebody who has sent nothing can open the page too. */
export function ThankYouPage() {
  const { content, derived, links } = useSite();
  const { callLabel, phone } = derived;
  const { labels, toasts } = useWords();
  const { path, photo, heading, sent, otherwise } = content.pages["thank-you"];
  return (
    <MessageLayout path={path} photo={photo}>
      <Heading level={1} size="hero" text={heading} />
      <p className="lead narrow">
        {sent} <strong>{toasts.success.title}</strong> {toasts.success.text}
      </p>
      <p className="narrow">{otherwise}</p>
      <div className="wrap">
        <TextLink href={links.bookingForm} label={labels.backToForm} />
        <TextLink href={phone.link} label={callLabel} />
      </div>
    </MessageLayout>
  );
}
