import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Whether a media query matches. False in prerendered HTML. */
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

/** The text direction of the page, which a browser's translation may change. */
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

/** Calls `tick` every `ms` while `isOn` is true and the page is visible. */
export function useInterval(tick: () => void, ms: number, isOn: boolean): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => document.hidden || onTick(), ms);
    return () => clearInterval(timer);
  }, [ms, isOn]);
}

const MINUTE_MS = 60_000;

/** The current time in ms, rounded down to `unitMs`. Undefined in prerendered HTML. */
export function useNow(unitMs: number): number | undefined {
  return useSyncExternalStore(
    onEachMinute,
    () => Math.floor(Date.now() / unitMs) * unitMs,
    () => undefined,
  );
}

/** Calls `changed` at each full minute, and when the page becomes visible, because timers stop while a phone sleeps. */
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
