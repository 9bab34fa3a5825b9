import { PageLayout } from "../layout/PageLayout.tsx";
import { Photo } from "../media/Photo.tsx";
import { useSite } from "../site-context.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Heading } from "../ui/Heading.tsx";
import { TextLink } from "../ui/TextLink.tsx";

export function NotFoundPage() {
  const { content, listings } = useSite();
  const { metadata, eyebrow, heading, text, action } = content.pages["not-found"];
  return (
    <PageLayout path="/404">
      <section className="page message-page" data-not-found="">
        <div className="grid content-center justify-items-start gap-6">
          <p className="eyebrow">{eyebrow}</p>
          <Heading level={1} size="hero" text={heading} />
          <p className="text-lead max-w-narrow">{text}</p>
          <ButtonLink href="/" label={action} />
          <ul className="flex flex-wrap gap-x-8">
            {listings.map(({ path, label }) => (
              <li key={path}>
                <TextLink href={path} label={label} />
              </li>
            ))}
          </ul>
        </div>
        <div className="arch">
          <Photo name={metadata.photo} crop="portrait" sizes="(width < 64rem) 70vw, 28rem" alt="" />
        </div>
      </section>
    </PageLayout>
  );
}
