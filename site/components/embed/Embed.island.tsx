import { useEffect, useRef, useState } from "react";
import { abortAfter } from "../../islands/abort-after.ts";
import { savesData } from "../../islands/saves-data.ts";
import { Button } from "../button/Button.tsx";
import { Entrance } from "./Entrance.tsx";

const GIVE_UP_AFTER_MS = 8000;

export type EmbedProps = {
  src: string;
  title: string;
  /** Whether the frame loads when it approaches the viewport, or on a click. */
  loads: "near" | "on-click";
  words: Record<"show" | "away", string> & {
    /** For a frame that takes wheel and finger for itself, as a map does: the label of the button that enters it. */
    enter?: string;
  };
};

/**
 * A provider's iframe beside its poster, shown when it has loaded; for a visitor who saves data, on a press. A request
 * checks first that the provider is reachable, because a failed iframe would show the browser's error page.
 */
export function Embed({ src, title, loads, words }: EmbedProps) {
  const [isByPress, setByPress] = useState(loads === "on-click");
  const [state, setState] = useState<
    "prerendered" | "waiting" | "checking" | "reachable" | "shown" | "unreachable"
  >("prerendered");
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const waits = loads === "on-click" || savesData();
    setByPress(waits);
    setState(waits ? "waiting" : "checking");
  }, [loads]);
  useEffect(() => {
    if (state !== "checking") return;
    isReachable(src).then((is) => setState(is ? "reachable" : "unreachable"));
  }, [state, src]);
  const show = () => {
    setState("shown");
    // The focused button has been removed.
    if (isByPress) frame.current?.focus();
  };
  if (state === "reachable" || state === "shown")
    return (
      <>
        <iframe
          ref={frame}
          src={src}
          title={title}
          allow="autoplay"
          className="embed-frame"
          data-shown={state === "shown" ? "" : undefined}
          onLoad={show}
        />
        {state === "shown" && words.enter && (
          <Entrance
            label={words.enter}
            startsOpen={isByPress}
            onEnter={() => frame.current?.focus()}
          />
        )}
      </>
    );
  if (!isByPress || state === "prerendered") return null;
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
