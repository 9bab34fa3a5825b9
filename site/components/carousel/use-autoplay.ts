import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useLessMotion } from "../../islands/hooks.ts";
import { isMotionPaused, onMotionSwitch } from "../../islands/motion-switch.ts";

const RESUME_AFTER_MS = 5000;

/**
 * Whether autoplay is suspended: while the carousel is off screen, hovered or focused, for 5 s after
 * `hold`, while the visitor has paused all motion, and under `prefers-reduced-motion`.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>) {
  const lessMotion = useLessMotion();
  const isPaused = useSyncExternalStore(onMotionSwitch, isMotionPaused, () => false);
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const resuming = useRef<number>(undefined);
  useEffect(() => {
    // Focus and pointer may have arrived before hydration. `:hover` is unreliable after a touch.
    if (root.current?.contains(document.activeElement))
      setHasFocus(isShown(document.activeElement));
    if (matchMedia("(hover: hover)").matches)
      setIsPointed(root.current?.matches(":hover") ?? false);
    return () => clearTimeout(resuming.current);
  }, [root]);
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
    isResting: !isSeen || lessMotion || isPaused || isPointed || hasFocus || isHeld,
    hold() {
      clearTimeout(resuming.current);
      setIsHeld(true);
      resuming.current = window.setTimeout(() => setIsHeld(false), RESUME_AFTER_MS);
    },
    /** Event handlers for the carousel's root element. */
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

/** Only a visible focus counts, because a touched button keeps an invisible focus. */
function isShown(focused: Element | null): boolean {
  return focused?.matches(":focus-visible") ?? false;
}
