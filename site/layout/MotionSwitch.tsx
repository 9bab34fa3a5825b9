import { Icon } from "../components/icon/Icon.tsx";
import { MOTION_SWITCH } from "../islands/motion-switch.ts";
import { fixedWords } from "../words/words.ts";

/**
 * Pauses everything on the page that moves by itself. What a stylesheet moves, it stops by `:checked`, also without
 * script; the film and the carousels listen (`motion-switch.ts`).
 */
export function MotionSwitch() {
  const { labels } = fixedWords;
  return (
    <section aria-label={labels.motion}>
      <label className="motion-switch">
        <input type="checkbox" id={MOTION_SWITCH} />
        <span>
          <Icon name="pause" />
          <span>{labels.pauseMotion}</span>
        </span>
        <span>
          <Icon name="play" />
          <span>{labels.motionPaused}</span>
        </span>
      </label>
    </section>
  );
}
