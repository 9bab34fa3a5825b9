import { ButtonLink } from "../components/button/Button.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { TextLink } from "../components/text-link/TextLink.tsx";
import { logUnknownPath } from "../islands/log-unknown-path.ts";
import { MessageLayout } from "../layout/MessageLayout.tsx";
import { useSite } from "../site-context.ts";

export function NotFoundPage() {
  const { content, links } = useSite();
  const { listings, pageLinks } = links;
  const { metadata, eyebrow, heading, text, action } = content.pages["not-found"];
  return (
    <>
      <MessageLayout path="/404" photo={metadata.photo}>
        <p className="eyebrow">{eyebrow}</p>
        <Heading level={1} size="hero" text={heading} />
        <p className="lead narrow">{text}</p>
        <ButtonLink href={pageLinks.home.path} label={action} />
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
