import { PauseSwitch } from "../components/pause-switch/PauseSwitch.tsx";
import { useSite } from "../site-context.ts";

/** By the number of messages; complete class names, which the removal of unused styles can find. */
const turns: Partial<Record<number, string>> = {
  2: "turns-2",
  3: "turns-3",
  4: "turns-4",
  5: "turns-5",
};

/** Turned, paused and hidden by the stylesheet alone: 5 s each, a slide of 0.3 s. */
export function AnnouncementBar() {
  const { content } = useSite();
  const { labels } = content.interface;
  const { items: announcements } = content.announcements;
  return (
    <section className="announcement-bar on-dark" aria-label={labels.announcements}>
      {announcements.length > 1 && (
        <PauseSwitch className="announcement-pause" label={labels.pauseAnnouncements} />
      )}
      <ul className={turns[announcements.length]}>
        {announcements.map(({ text, href }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
