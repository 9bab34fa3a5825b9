import { keepDates, periodAttributes } from "../components/by-dates/keep-dates.ts";
import { PauseSwitch } from "../components/pause-switch/PauseSwitch.tsx";
import { useSite } from "../site-context.ts";

/** Turned, paused and hidden by the stylesheet alone: 5 s each, a slide of 0.3 s. */
export function AnnouncementBar() {
  const { announcements, content } = useSite();
  const { labels } = content.interface;
  if (announcements.length === 0) return null;
  const count = announcements.filter(({ isLater }) => !isLater).length;
  return (
    <section
      className="announcement-bar on-dark"
      aria-label={labels.announcements}
      hidden={count === 0}
    >
      {announcements.length > 1 && (
        <PauseSwitch
          className="announcement-pause"
          label={labels.pauseAnnouncements}
          hidden={count < 2}
        />
      )}
      <ul className={count > 1 ? `turns-${count}` : undefined}>
        {announcements.map(({ text, href, period, isLater }) => (
          <li key={text} {...periodAttributes(period)} hidden={isLater}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {announcements.some(({ period }) => period) && <script>{keepDates}</script>}
    </section>
  );
}
