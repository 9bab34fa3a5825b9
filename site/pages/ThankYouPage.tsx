import { Heading } from "../components/heading/Heading.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";
import { loadLayout } from "../layout/load-layout.ts";
import { MessageLayout } from "../layout/MessageLayout.tsx";
import type { Site } from "../site.ts";

export function loadThankYouPage(site: Site) {
  const { content, derived, links, media } = site;
  const { labels, toasts } = content.words;
  const { path, photo, heading, sent, otherwise } = content.pages["thank-you"];
  return {
    layout: { ...loadLayout(site, path), photo: media.pictures.photo(photo) },
    heading,
    sent,
    confirmation: toasts.success,
    otherwise,
    form: { href: links.bookingForm, label: labels.backToForm },
    call: { href: derived.phone.link, label: derived.callLabel },
  };
}

/** Confirms a form that was sent without script, with the words of the toast. They are true for every visitor, because somebody who has sent nothing can open the page too. */
export function ThankYouPage(props: ReturnType<typeof loadThankYouPage>) {
  const { layout, heading, sent, confirmation, otherwise, form, call } = props;
  return (
    <MessageLayout {...layout}>
      <Heading level={1} size="hero" text={heading} />
      <p className="lead narrow">
        {sent} <strong>{confirmation.title}</strong> {confirmation.text}
      </p>
      <p className="narrow">{otherwise}</p>
      <div className="wrap">
        <TextLink {...form} />
        <TextLink {...call} />
      </div>
    </MessageLayout>
  );
}
