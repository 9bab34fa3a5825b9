import type { ReactNode } from "react";
import { useWords } from "../site-context.ts";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { CallBar } from "./CallBar.tsx";
import { ConsultationBand, type PageClosing } from "./ConsultationBand.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

type PageLayoutProps = {
  path: string;
  closing?: PageClosing;
  /** What a reader may compare once the page has said its last word. */
  afterClosing?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: the header, the page's sections, the two shared blocks, the footer. */
export function PageLayout({ path, closing, afterClosing, children }: PageLayoutProps) {
  const { labels } = useWords();
  return (
    <>
      <a href="#content" className="skip-link">
        {labels.skipToContent}
      </a>
      <AnnouncementBar />
      <SiteHeader currentPath={path} />
      <main id="content" tabIndex={-1}>
        {children}
        <ConsultationBand currentPath={path} closing={closing} />
        {afterClosing}
      </main>
      <CallBar currentPath={path} />
      <SiteFooter currentPath={path} />
    </>
  );
}
