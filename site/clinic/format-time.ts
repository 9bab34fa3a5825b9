type Halves = { am?: string | undefined; pm?: string | undefined };

/** "19:00" as the locale tells the time: "7 p.m.", "19 h". With words for both halves of the day: "7:00 PM". */
export function formatTime(time: string, locale: string, { am, pm }: Halves = {}): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (am && pm) {
    return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? am : pm}`;
  }
  const format = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    ...(minute > 0 && { minute: "2-digit" }),
    timeZone: "UTC",
  });
  // Hours alone come in two digits where a day has twenty-four: "09 h".
  return format.format(Date.UTC(2000, 0, 1, hour, minute)).replace(/^0(?=\d)/, "");
}
