import type { CSSProperties } from "react";
import { fixedWords } from "../words/words.ts";
import type { Layout } from "./load-layout.ts";

/** The announcements above the header. The stylesheet rotates any number of them, without script. */
export function AnnouncementBar({ announcements }: Pick<Layout, "announcements">) {
  const { labels } = fixedWords;
  const last = announcements.at(-1);
  const rotates = announcements.length > 1;
  if (!last) return null;
  return (
    <section className="announcement-bar" aria-label={labels.announcements}>
      <div className={rotates ? "announcement-slide" : undefined}>
        <ul
          className={rotates ? "announcement-turn" : undefined}
          style={{ "--count": announcements.length } as CSSProperties}
        >
          {/* A copy of the last announcement, from which the first one slides in. */}
          {rotates && (
            <li aria-hidden="true" inert>
              <span>{last.text}</span>
            </li>
          )}
          {announcements.map(({ text, href }) => (
            <li key={text}>
              <a href={href}>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
