import type { ReactNode } from "react";
import { content } from "../../content-model/content.ts";
import { drawing } from "../media/drawings.ts";
import { type Media, MediaContext } from "../media/media-context.ts";
import { pictureSource } from "../media/pictures.ts";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { CallBar } from "./CallBar.tsx";
import { ConsultationBand } from "./ConsultationBand.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { VisitStrip } from "./VisitStrip.tsx";

const { labels } = content.interface;

type PageLayoutProps = { path: string; children: ReactNode };

const media: Media = { picture: pictureSource, drawing };

/** The frame of every page: the header, the page's sections, the two shared blocks, the footer. */
export function PageLayout({ path, children }: PageLayoutProps) {
  return (
    <MediaContext value={media}>
      <a href="#content" className="skip-link">
        {labels.skipToContent}
      </a>
      <AnnouncementBar />
      <SiteHeader currentPath={path} />
      <main id="content" tabIndex={-1}>
        {children}
        <ConsultationBand currentPath={path} />
        <VisitStrip currentPath={path} />
      </main>
      <SiteFooter />
      <CallBar currentPath={path} />
    </MediaContext>
  );
}
