import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

type PauseSwitchProps = {
  className: string;
  /** The name if there is no visible label. */
  label?: string;
  children?: ReactNode;
};

/** Pauses a CSS animation by `:checked`, without script. */
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
