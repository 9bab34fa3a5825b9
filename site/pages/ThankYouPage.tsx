import { Heading } from "../components/heading/Heading.tsx";
import { InlineLink } from "../components/InlineLink.tsx";
import { MessageLayout } from "../layout/MessageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

/** The confirmation after the form was sent without script. It has the same text as the toast. */
export function ThankYouPage() {
  const { clinic, content } = useSite();
  const { callLabel, phone } = clinic;
  const { toasts } = useWords();
  const { path, photo, lead } = content.pages["thank-you"];
  return (
    <MessageLayout path={path} photo={photo}>
      <Heading level={1} size="hero" text={toasts.success.title} />
      <p className="lead narrow">{toasts.success.text}</p>
      <p className="narrow">{lead}</p>
      <p>
        <InlineLink href={phone.link} label={callLabel} />
      </p>
    </MessageLayout>
  );
}
