import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLessMotion } from "../../islands/hooks.ts";

const RESUME_AFTER_MS = 5000;

/** When a carousel that moves by itself rests: out of sight, under the pointer and the focus, for 5 s after `hold`, and for good while it is paused, as it is from the start where less motion is asked for. */
export function useRests(root: RefObject<HTMLElement | null>) {
  const lessMotion = useLessMotion();
  const [asked, setIsPaused] = useState<boolean>();
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const resuming = useRef<number>(undefined);
  useEffect(() => {
    // The focus and the pointer may have come before React. After a touch, `:hover` means nothing.
    if (root.current?.contains(document.activeElement))
      setHasFocus(isShown(document.activeElement));
    if (matchMedia("(hover: hover)").matches)
      setIsPointed(root.current?.matches(":hover") ?? false);
    return () => clearTimeout(resuming.current);
  }, [root]);
  const isPaused = asked ?? lessMotion;
  useEffect(() => {
    const seen = new IntersectionObserver((entries) =>
      setIsSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    if (root.current) seen.observe(root.current);
    return () => seen.disconnect();
  }, [root]);
  const point = (is: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") setIsPointed(is);
  };
  return {
    isPaused,
    isResting: !isSeen || isPaused || isPointed || hasFocus || isHeld,
    pause: () => setIsPaused(!isPaused),
    hold() {
      clearTimeout(resuming.current);
      setIsHeld(true);
      resuming.current = window.setTimeout(() => setIsHeld(false), RESUME_AFTER_MS);
    },
    /** For the carousel's element. */
    watch: {
      onPointerEnter: point(true),
      onPointerLeave: point(false),
      onFocus: ({ target }: FocusEvent) => setHasFocus(isShown(target)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setHasFocus(false);
      },
    },
  };
}

/** A touched button has the focus too, until something else is touched: only a visible focus counts. */
function isShown(focused: Element | null): boolean {
  return focused?.matches(":focus-visible") ?? false;
}
