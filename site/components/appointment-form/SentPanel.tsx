import { useEffect, useRef } from "react";
import { interpolate } from "../../../contract/interpolate.ts";
import { Button } from "../button/Button.tsx";

const HOUR_MS = 3_600_000;

export type SentWords = {
  /** With {firstName} and {day}. */
  heading: string;
  next: readonly string[];
  call: string;
  again: string;
};

/** By which day somebody answers: that of so many hours after a request, in the clinic's zone and the page's language. */
export type Reply = { hours: number; locale: string; timeZone: string };

type SentPanelProps = {
  firstName: string;
  words: SentWords;
  reply: Reply;
  phone: { shown: string; link: string };
  onAgain: () => void;
};

/** Stands where the form stood once a request is sent, and has the focus. */
export function SentPanel({ firstName, words, reply, phone, onAgain }: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // To the head of the screen: a phone's toast stands at its foot.
    heading.current?.scrollIntoView();
  }, []);
  return (
    <div className="stack sent-panel">
      <h3 ref={heading} tabIndex={-1} className="text-subtitle">
        {interpolate(words.heading, { firstName, day: dayOf(reply) })}
      </h3>
      <ol className="stack tight">
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="wrap">
        <a href={phone.link} className="button button-primary">
          {words.call} {phone.shown}
        </a>
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </div>
  );
}

function dayOf({ hours, locale, timeZone }: Reply): string {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ weekday: "long", month: "long", day: "numeric", timeZone },
  });
  return format.format(Date.now() + hours * HOUR_MS);
}
