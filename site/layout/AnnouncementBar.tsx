import { Announcements } from "../components/announcements/Announcements.island.tsx";
import { Island } from "../islands/Island.tsx";
import { useSite, useWords } from "../site-context.ts";

/** A visitor's clock is asked only where a message has dates. */
export function AnnouncementBar() {
  const { announcements: messages } = useSite();
  const { announcements, pauseAnnouncements } = useWords().labels;
  const props = { messages, builtAt: Date.now(), words: { announcements, pauseAnnouncements } };
  const haveDates = messages.some(({ from, until }) => from || until);
  return haveDates ? (
    <Island of={Announcements} wake="later" props={props} />
  ) : (
    <Announcements {...props} />
  );
}
