/** In the clinic's time zone. */
export function formatMoment(at: string, timeZone: string, dateStyle?: "medium"): string {
  const options = { timeZone, dateStyle, timeStyle: "short", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-CA", options).format(new Date(at));
}
