/** Times of day in the clinic's time zone, in 24-hour format: "09:00". */
export type OpenTime = { opens: string; closes: string };

const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const SPAN = `${TIME} to ${TIME}`;
/** `readHours` checks the order of the times. */
export const HOURS_PATTERN = new RegExp(`^(closed|${SPAN}(, ${SPAN})*)$`);
export const EXPECTED_HOURS =
  "hours such as 09:00 to 17:00, or 09:00 to 12:00, 13:00 to 17:00, or closed";

/** Parses "09:00 to 12:00, 13:00 to 17:00" into spans, and "closed" into none. Returns what was expected if the text is invalid. */
export function readHours(written: string): readonly OpenTime[] | string {
  if (written === "closed") return [];
  if (!HOURS_PATTERN.test(written)) return EXPECTED_HOURS;
  const times = written.split(", ").map((span) => {
    const [opens = "", closes = ""] = span.split(" to ");
    return { opens, closes };
  });
  const moments = times.flatMap(({ opens, closes }) => [opens, closes]);
  const isAscending = moments.every(
    (moment, index) => index === 0 || moment > (moments[index - 1] ?? ""),
  );
  return isAscending ? times : "each time later than the one before it";
}
