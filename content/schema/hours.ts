/** Wall-clock times in the clinic's zone, 24-hour: "09:00". */
export type OpenTime = { opens: string; closes: string };

const SPAN = /^([01]\d|2[0-3]):([0-5]\d) to ([01]\d|2[0-3]):([0-5]\d)$/;
const EXPECTED = "hours such as 09:00 to 17:00, or 09:00 to 12:00, 13:00 to 17:00, or closed";

/** "09:00 to 12:00, 13:00 to 17:00" as its spans, in order; "closed" has none. A string says what is wrong. */
export function readHours(written: string): readonly OpenTime[] | string {
  if (written === "closed") return [];
  const spans = written.split(", ");
  if (!spans.every((span) => SPAN.test(span))) return EXPECTED;
  const times = spans.map((span) => {
    const [opens = "", closes = ""] = span.split(" to ");
    return { opens, closes };
  });
  const moments = times.flatMap(({ opens, closes }) => [opens, closes]);
  const isAscending = moments.every(
    (moment, index) => index === 0 || moment > (moments[index - 1] ?? ""),
  );
  return isAscending ? times : "each time later than the one before it";
}
