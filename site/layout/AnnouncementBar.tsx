import { Announcements } from "../components/announcements/Announcements.tsx";
import { useSite, useWords } from "../site-context.ts";

export function AnnouncementBar() {
  const { announcements: messages } = useSite().clinic;
  const { announcements, pauseAnnouncements } = useWords().labels;
  return <Announcements messages={messages} words={{ announcements, pauseAnnouncements }} />;
}
