import { type ReactElement, useEffect, useRef } from "react";
import { interpolateParts } from "../../../../contract/interpolate.ts";
import { type ReplyPromise, replyDay } from "../../../../contract/reply-by.ts";

type SentLineProps = {
  firstName: string;
  /** Contains {firstName} and {day}. */
  text: string;
  reply: ReplyPromise;
  takesFocus: boolean;
};

/** Says above the empty form that a request was sent. It receives the focus and is scrolled into view, unless the visitor types. */
export function SentLine({ firstName, text, reply, takesFocus }: SentLineProps) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    line.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ behavior: "instant", block: "nearest" });
  }, [takesFocus]);
  const values = {
    // A name that is written from right to left would otherwise reorder the sentence.
    firstName: <bdi key="firstName">{firstName}</bdi>,
    day: replyDay(reply, Date.now()),
  };
  return (
    <span ref={line} tabIndex={-1} className="sent-line">
      {interpolateParts<ReactElement | string>(text, values)}
    </span>
  );
}
