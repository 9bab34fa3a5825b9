import { type CSSProperties, useEffect, useState } from "react";
import { isSeen, type Period } from "../../clinic/period.ts";
import { PauseSwitch } from "../pause-switch/PauseSwitch.tsx";

type AnnouncementsProps = {
  messages: readonly (Period & { text: string; href: string })[];
  /** What the HTML is held to; the visitor's clock follows. */
  builtAt: number;
  words: Record<"announcements" | "pauseAnnouncements", string>;
};

/** Turned and paused by the stylesheet alone, whatever their number; alive only where one has dates. */
export function Announcements({ messages, builtAt, words }: AnnouncementsProps) {
  const [now, setNow] = useState(builtAt);
  useEffect(() => setNow(Date.now()), []);
  const shown = messages.filter((message) => isSeen(message, now));
  const last = shown.at(-1);
  const turns = shown.length > 1;
  if (!last) return null;
  return (
    <section className="announcement-bar on-dark" aria-label={words.announcements}>
      {turns && <PauseSwitch className="announcement-pause" label={words.pauseAnnouncements} />}
      <div className={turns ? "announcement-slide" : undefined}>
        <ul
          className={turns ? "announcement-turn" : undefined}
          style={{ "--count": shown.length } as CSSProperties}
        >
          {/* Above the first, which comes after the last. */}
          {turns && <li aria-hidden="true">{last.text}</li>}
          {shown.map(({ text, href }) => (
            <li key={text}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
