import { Icon } from "../icon/Icon.tsx";

type PauseSwitchProps = {
  className: string;
  /** The name if there is no visible label. */
  label?: string;
  /** The visible label while the animation runs, and while it is paused. */
  words?: Record<"pause" | "paused", string>;
};

/** Pauses a CSS animation by `:checked`, without script. */
export function PauseSwitch({ className, label, words }: PauseSwitchProps) {
  return (
    <label className={className}>
      <input type="checkbox" className="sr-only-input" aria-label={label} />
      <span className="when-off">
        <Icon name="pause" />
        {words?.pause}
      </span>
      <span className="when-on">
        <Icon name="play" />
        {words?.paused}
      </span>
    </label>
  );
}
