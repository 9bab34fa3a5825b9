import type { ReactNode } from "react";
import { fixedWords } from "../words/words.ts";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { CallBar } from "./CallBar.tsx";
import { ConsultationBand } from "./ConsultationBand.tsx";
import type { Layout } from "./load-layout.ts";
import { MotionSwitch } from "./MotionSwitch.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

export type PageLayoutProps = Layout & { children: ReactNode };

/** The layout of every page: the header, the page's sections, the two shared blocks and the footer. */
export function PageLayout(props: PageLayoutProps) {
  const { announcements, header, children, band, callBar, footer } = props;
  const { labels } = fixedWords;
  return (
    <>
      <a href="#content" className="skip-link">
        {labels.skipToContent}
      </a>
      <div className="top-bar on-dark no-print">
        <MotionSwitch />
        <AnnouncementBar announcements={announcements} />
      </div>
      <SiteHeader {...header} />
      {/* Not focusable: a click on its text would make Tab begin at its first link. A link to it needs no focus. */}
      <main id="content">
        {children}
        <ConsultationBand {...band} />
      </main>
      <CallBar {...callBar} />
      <SiteFooter {...footer} />
    </>
  );
}
