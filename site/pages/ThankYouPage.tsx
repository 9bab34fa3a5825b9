import { ButtonLink } from "../components/button/Button.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { MessageLayout } from "../layout/MessageLayout.tsx";
import { useSite, useWords } from "../site-context.ts";

/** The page after a form without script is recorded; has the same text as the toast. */
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
      <ButtonLink href={phone.link} label={callLabel} variant="secondary" />
    </MessageLayout>
  );
}
