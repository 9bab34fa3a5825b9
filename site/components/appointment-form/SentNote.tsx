import { useEffect, useRef } from "react";
import { interpolate } from "../../../contract/interpolate.ts";
import { LOCALE } from "../../../contract/locale.ts";
import { InlineLink } from "../InlineLink.tsx";
import { Icon } from "../icon/Icon.tsx";

const HOUR_MS = 3_600_000;

export type SentWords = {
  /** Contains {firstName} and {day}. */
  heading: string;
  next: readonly string[];
  /** The question before the phone number. */
  change: string;
  call: string;
  /** Shown above the empty form. */
  again: string;
};

/** The data for the day of the answer: `hours` after the request, in the clinic's time zone. */
export type Reply = { hours: number; timeZone: string };

type SentNoteProps = {
  firstName: string;
  words: SentWords;
  reply: Reply;
  phone: { shown: string; link: string };
};

/** The confirmation above the form after a request was sent. It receives the focus. */
export function SentNote({ firstName, words, reply, phone }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Scrolls the note to the top, because on a phone the toast covers the bottom of the screen.
    note.current?.scrollIntoView({ behavior: "instant" });
  }, []);
  return (
    <div ref={note} className="stack sent-panel">
      <Icon name="check" />
      <h3 ref={heading} tabIndex={-1} className="text-subtitle">
        {interpolate(words.heading, { firstName, day: dayOf(reply) })}
      </h3>
      <ol className="timeline">
        {words.next.map((step) => (
          <li key={step}>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <p className="note">
        {words.change} <InlineLink href={phone.link} label={`${words.call} ${phone.shown}`} />
      </p>
    </div>
  );
}

function dayOf({ hours, timeZone }: Reply): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone,
  });
  return format.format(Date.now() + hours * HOUR_MS);
}
