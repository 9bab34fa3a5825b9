/** In the clinic's time zone. */
export function dayAndTime(at: string, timeZone: string): string {
  return format(at, { timeZone, dateStyle: "medium", timeStyle: "short" });
}

export function timeOfDay(at: string, timeZone: string): string {
  return format(at, { timeZone, timeStyle: "short" });
}

function format(at: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-CA", { ...options, hourCycle: "h23" }).format(new Date(at));
}
