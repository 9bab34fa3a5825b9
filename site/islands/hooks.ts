import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Whether a media query holds; false in the HTML. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

export function useLessMotion(): boolean {
  return useMedia("(prefers-reduced-motion: reduce)");
}

/** The direction in which the page is read, which a translator may change. */
export function useDirection(): "ltr" | "rtl" {
  return useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributeFilter: ["dir"] });
      return () => observer.disconnect();
    },
    () => (getComputedStyle(document.documentElement).direction === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  );
}

/** Calls `tick` every so many ms while `isOn` and the page is seen. */
export function useInterval(tick: () => void, ms: number, isOn: boolean): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => document.hidden || onTick(), ms);
    return () => clearInterval(timer);
  }, [ms, isOn]);
}

const MINUTE_MS = 60_000;

/** The time in ms, rounded down to the unit; undefined in the HTML. */
export function useNow(unitMs: number): number | undefined {
  return useSyncExternalStore(
    onEachMinute,
    () => Math.floor(Date.now() / unitMs) * unitMs,
    () => undefined,
  );
}

/** What a clinic's clock changes, it changes on a whole minute. Timers stop while a phone sleeps, so waking up counts as well. */
function onEachMinute(changed: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        wait();
        changed();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", changed, { signal });
  window.addEventListener("pageshow", changed, { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
