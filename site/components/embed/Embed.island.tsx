import { useEffect, useState } from "react";
import { abortAfter } from "../../islands/abort-after.ts";
import { Button } from "../button/Button.tsx";

const GIVE_UP_AFTER_MS = 8000;

export type EmbedProps = {
  src: string;
  title: string;
  /** By itself as it comes near, or when it is asked for. */
  loads: "near" | "on-click";
  words: Record<"show" | "away", string>;
};

/** A provider's frame over its poster, which stays until the frame has come. The provider is asked first: where it does not answer there is no frame. */
export function Embed({ src, title, loads, words }: EmbedProps) {
  const [state, setState] = useState<"asleep" | "awake" | "asked" | "answered" | "shown" | "away">(
    "asleep",
  );
  useEffect(() => setState(loads === "near" ? "asked" : "awake"), [loads]);
  useEffect(() => {
    if (state !== "asked") return;
    answers(src).then((does) => setState(does ? "answered" : "away"));
  }, [state, src]);
  if (state === "answered" || state === "shown")
    return (
      <iframe
        src={src}
        title={title}
        allow="autoplay"
        className="embed-frame"
        data-shown={state === "shown" ? "" : undefined}
        onLoad={({ currentTarget }) => {
          setState("shown");
          // The button that had it is gone.
          if (loads === "on-click") currentTarget.focus();
        }}
      />
    );
  if (loads === "near" || state === "asleep") return null;
  return (
    <div className="embed-action">
      <Button disabled={state === "asked"} onClick={() => setState("asked")}>
        {words.show}
      </Button>
      {state === "away" && <p role="status">{words.away}</p>}
    </div>
  );
}

async function answers(src: string): Promise<boolean> {
  const signal = abortAfter(GIVE_UP_AFTER_MS);
  const asked = fetch(src, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
  return asked.then(
    () => true,
    () => false,
  );
}
