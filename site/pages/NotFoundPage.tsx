import { ButtonLink } from "../components/button/Button.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";
import { logUnknownPath } from "../islands/log-unknown-path.ts";
import { loadLayout } from "../layout/load-layout.ts";
import { MessageLayout } from "../layout/MessageLayout.tsx";
import type { Site } from "../site.ts";

export function loadNotFoundPage(site: Site) {
  const { content, links, media } = site;
  const { metadata, eyebrow, heading, text, action } = content.pages["not-found"];
  return {
    layout: { ...loadLayout(site, "/404"), photo: media.pictures.photo(metadata.photo) },
    eyebrow,
    heading,
    text,
    action: { href: links.pageLinks.home.path, label: action },
    listings: links.listings,
  };
}

export function NotFoundPage(props: ReturnType<typeof loadNotFoundPage>) {
  const { layout, eyebrow, heading, text, action, listings } = props;
  return (
    <>
      <MessageLayout {...layout}>
        <p className="eyebrow">{eyebrow}</p>
        <Heading level={1} size="hero" text={heading} />
        <p className="lead narrow">{text}</p>
        <ButtonLink {...action} />
        <ul className="wrap">
          {listings.map(({ path, label }) => (
            <li key={path}>
              <TextLink href={path} label={label} />
            </li>
          ))}
        </ul>
      </MessageLayout>
      <script>{logUnknownPath}</script>
    </>
  );
}
