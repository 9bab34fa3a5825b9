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

/** Calls `tick` every so many ms while `isOn` and the page is seen. */
export function useInterval(tick: () => void, ms: number, isOn: boolean): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => document.hidden || onTick(), ms);
    return () => clearInterval(timer);
  }, [ms, isOn]);
}
