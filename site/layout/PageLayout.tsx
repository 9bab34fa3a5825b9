import type { ReactNode } from "react";
import { useWords } from "../site-context.ts";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { CallBar } from "./CallBar.tsx";
import { ConsultationBand, type PageClosing } from "./ConsultationBand.tsx";
import { MotionSwitch } from "./MotionSwitch.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

type PageLayoutProps = {
  path: string;
  closing?: PageClosing;
  children: ReactNode;
};

/** The layout of every page: the header, the page's sections, the two shared blocks and the footer. */
export function PageLayout({ path, closing, children }: PageLayoutProps) {
  const { labels } = useWords();
  return (
    <>
      <a href="#content" className="skip-link">
        {labels.skipToContent}
      </a>
      <div className="top-bar on-dark no-print">
        <MotionSwitch />
        <AnnouncementBar currentPath={path} />
      </div>
      <SiteHeader currentPath={path} />
      {/* Not focusable: a click on its text would make Tab begin at its first link. A link to it needs no focus. */}
      <main id="content">
        {children}
        <ConsultationBand currentPath={path} closing={closing} />
      </main>
      <CallBar currentPath={path} />
      <SiteFooter currentPath={path} />
    </>
  );
}
