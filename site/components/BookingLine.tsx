import { fixedWords } from "../words/words.ts";

/** What a booking button leads to. Its label may speak of a treatment, but no button books one. */
export function BookingLine() {
  return <p className="note booking-line">{fixedWords.labels.bookingLine}</p>;
}
