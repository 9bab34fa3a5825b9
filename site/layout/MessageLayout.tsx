import { Photo } from "../components/picture/Photo.tsx";
import type { PhotoSource } from "../media/pictures.ts";
import { PageLayout, type PageLayoutProps } from "./PageLayout.tsx";

type MessageLayoutProps = PageLayoutProps & { photo: PhotoSource };

/** A page with a single message beside a picture in an arch, such as the 404 page. */
export function MessageLayout({ photo, children, ...layout }: MessageLayoutProps) {
  return (
    <PageLayout {...layout}>
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
