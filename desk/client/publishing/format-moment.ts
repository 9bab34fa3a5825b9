/** On the clock of the person who reads it. */
export function formatMoment(at: string, dateStyle?: "medium"): string {
  const options = { dateStyle, timeStyle: "short", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-CA", options).format(new Date(at));
}
