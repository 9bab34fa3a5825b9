import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

type PauseSwitchProps = {
  className: string;
  /** What it is called where no words stand beside it. */
  label?: string;
  children?: ReactNode;
};

/** Stops what a stylesheet moves, which asks for `:checked`: no script is needed. */
export function PauseSwitch({ className, label, children }: PauseSwitchProps) {
  return (
    <label className={className}>
      <input type="checkbox" className="sr-only-input" aria-label={label} />
      <span className="when-off">
        <Icon name="pause" />
      </span>
      <span className="when-on">
        <Icon name="play" />
      </span>
      {children}
    </label>
  );
}
