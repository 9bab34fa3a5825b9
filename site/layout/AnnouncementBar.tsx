import { content } from "../../content/content.ts";
import { Icon } from "../ui/Icon.tsx";

const { labels } = content.interface;
const { items: announcements } = content.announcements;

/** Turned, paused and hidden by the stylesheet alone: 5 s each, a slide of 0.3 s. */
export function AnnouncementBar() {
  return (
    <section className="announcement-bar on-dark" aria-label={labels.announcements}>
      <label className="announcement-pause">
        <input type="checkbox" className="sr-only-input" />
        <span className="sr-only">{labels.pauseAnnouncements}</span>
        <span className="when-off">
          <Icon name="pause" />
        </span>
        <span className="when-on">
          <Icon name="play" />
        </span>
      </label>
      <ul>
        {announcements.map(({ text, href }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
