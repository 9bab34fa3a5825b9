import { useEffect, useRef } from "react";
import { interpolate } from "../../../contract/interpolate.ts";
import type { ReplyPromise } from "../../../contract/reply-by.ts";
import { replyDay } from "../../../contract/reply-by.ts";

type SentLineProps = {
  firstName: string;
  /** Contains {firstName} and {day}. */
  text: string;
  reply: ReplyPromise;
};

/** Says above the empty form that a request was sent. It receives the focus, and is scrolled into view. */
export function SentLine({ firstName, text, reply }: SentLineProps) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    line.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ behavior: "instant", block: "nearest" });
  }, []);
  const [before, after = ""] = text.split("{firstName}");
  return (
    <span ref={line} tabIndex={-1} className="sent-line">
      {before}
      {/* A name that is written from right to left would otherwise reorder the sentence. */}
      <bdi>{firstName}</bdi>
      {interpolate(after, { day: replyDay(reply, Date.now()) })}
    </span>
  );
}
