import type { ReactNode } from "react";
import { Photo } from "../components/picture/Photo.tsx";
import type { PhotoSource } from "../media/pictures.ts";
import { PageLayout } from "./PageLayout.tsx";

type MessageLayoutProps = { path: string; photo: PhotoSource; children: ReactNode };

/** A page with a single message beside a picture in an arch, such as the 404 page. */
export function MessageLayout({ path, photo, children }: MessageLayoutProps) {
  return (
    <PageLayout path={path}>
      <section className="page split message-layout">
        <div className="words message-words">{children}</div>
        <div className="arch">
          <Photo
            photo={photo}
            crop="portrait"
            sizes="(max-width: 39.99rem) 90vw, (max-width: 63.99rem) 70vw, min(36vw, 476px)"
            alt=""
          />
        </div>
      </section>
    </PageLayout>
  );
}
