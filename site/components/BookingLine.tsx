import { useWords } from "../site-context.ts";

/** What a booking button leads to. Its label may speak of a treatment, but no button books one. */
export function BookingLine() {
  return <p className="note">{useWords().labels.bookingLine}</p>;
}
