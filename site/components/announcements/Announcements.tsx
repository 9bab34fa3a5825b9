import type { CSSProperties } from "react";
import { PauseSwitch } from "../pause-switch/PauseSwitch.tsx";

type AnnouncementsProps = {
  messages: readonly { text: string; href: string }[];
  words: Record<"announcements" | "pauseAnnouncements", string>;
};

/** The stylesheet alone rotates and pauses the messages, whatever their number. */
export function Announcements({ messages, words }: AnnouncementsProps) {
  const last = messages.at(-1);
  const turns = messages.length > 1;
  if (!last) return null;
  return (
    <section className="announcement-bar on-dark" aria-label={words.announcements}>
      {turns && <PauseSwitch className="announcement-pause" label={words.pauseAnnouncements} />}
      <div className={turns ? "announcement-slide" : undefined}>
        <ul
          className={turns ? "announcement-turn" : undefined}
          style={{ "--count": messages.length } as CSSProperties}
        >
          {/* Above the first, which comes after the last. */}
          {turns && <li aria-hidden="true">{last.text}</li>}
          {messages.map(({ text, href }) => (
            <li key={text}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
