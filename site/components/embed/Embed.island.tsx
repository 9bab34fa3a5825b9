import { useEffect, useState } from "react";
import { abortAfter } from "../../islands/abort-after.ts";
import { Button } from "../button/Button.tsx";

const GIVE_UP_AFTER_MS = 8000;

export type EmbedProps = {
  src: string;
  title: string;
  /** Whether the frame loads when it approaches the viewport, or on a click. */
  loads: "near" | "on-click";
  words: Record<"show" | "away", string>;
};

/**
 * A provider's iframe beside its poster, shown when it has loaded. A request checks first that the provider is
 * reachable, because a failed iframe would show the browser's error page.
 */
export function Embed({ src, title, loads, words }: EmbedProps) {
  const [state, setState] = useState<
    "prerendered" | "waiting" | "checking" | "reachable" | "shown" | "unreachable"
  >("prerendered");
  useEffect(() => setState(loads === "near" ? "checking" : "waiting"), [loads]);
  useEffect(() => {
    if (state !== "checking") return;
    isReachable(src).then((is) => setState(is ? "reachable" : "unreachable"));
  }, [state, src]);
  if (state === "reachable" || state === "shown")
    return (
      <iframe
        src={src}
        title={title}
        allow="autoplay"
        className="embed-frame"
        data-shown={state === "shown" ? "" : undefined}
        onLoad={({ currentTarget }) => {
          setState("shown");
          // The focused button has been removed.
          if (loads === "on-click") currentTarget.focus();
        }}
      />
    );
  if (loads === "near" || state === "prerendered") return null;
  return (
    <div className="embed-action">
      <Button disabled={state === "checking"} onClick={() => setState("checking")}>
        {words.show}
      </Button>
      {state === "unreachable" && <p role="status">{words.away}</p>}
    </div>
  );
}

async function isReachable(src: string): Promise<boolean> {
  const signal = abortAfter(GIVE_UP_AFTER_MS);
  const response = fetch(src, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
  return response.then(
    () => true,
    () => false,
  );
}
