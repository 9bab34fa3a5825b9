import type { HomePageContent } from "../../content/schema/page-files/home-page.ts";
import { Band } from "../band/Band.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Photo } from "../picture/Photo.tsx";

type LaserSectionProps = { laser: NonNullable<HomePageContent["laser"]>; href: string };

export function LaserSection({ laser, href }: LaserSectionProps) {
  return (
    <Band labelledBy="laser">
      <div className="laser-grid">
        <div className="words">
          <Heading level={2} size="title" text={laser.heading} id="laser" />
          {laser.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div>
            <ButtonLink href={href} label={laser.action} variant="secondary" />
          </div>
        </div>
        <div className="arch">
          <Photo
            name={laser.photo}
            crop="portrait"
            narrow={{ crop: "landscape", sizes: "90vw" }}
            sizes="min(39vw, 560px)"
          />
        </div>
      </div>
    </Band>
  );
}
