import { PauseSwitch } from "../components/pause-switch/PauseSwitch.tsx";
import { useSite } from "../site-context.ts";

/** Turned, paused and hidden by the stylesheet alone: 5 s each, a slide of 0.3 s. */
export function AnnouncementBar() {
  const { content } = useSite();
  const { labels } = content.interface;
  const { items: announcements } = content.announcements;
  const isTurning = announcements.length > 1;
  return (
    <section className="announcement-bar on-dark" aria-label={labels.announcements}>
      {isTurning && (
        <PauseSwitch className="announcement-pause" label={labels.pauseAnnouncements} />
      )}
      <ul className={isTurning ? `turns-${announcements.length}` : undefined}>
        {announcements.map(({ text, href }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
