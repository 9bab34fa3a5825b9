import type { Schedule } from "../../content/business.ts";

export type Calendar = {
  days: Schedule["days"];
  /** Days shut whatever the weekday says: ISO dates in the clinic's zone. */
  holidays: readonly { date: string }[];
  timeZone: string;
};

export type OpenState = { isOpen: true; until: string } | { isOpen: false };

/** Whether the door is open at a moment, by the clinic's own clock wherever the visitor is. */
export function openState({ days, holidays, timeZone }: Calendar, moment: Date): OpenState {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  const today = days[part("weekday").toLowerCase() as keyof typeof days];
  if (!today || holidays.some((holiday) => holiday.date === date)) return { isOpen: false };
  const now = `${part("hour")}:${part("minute")}`;
  const isOpen = today.opens <= now && now < today.closes;
  return isOpen ? { isOpen, until: today.closes } : { isOpen };
}
