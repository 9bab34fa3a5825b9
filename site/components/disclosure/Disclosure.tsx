import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

type DisclosureProps = {
  heading: string;
  /** Disclosures of one group close each other. */
  group?: string;
  children: ReactNode;
};

export function Disclosure({ heading, group, children }: DisclosureProps) {
  return (
    <details name={group} className="disclosure">
      <summary>
        <h3 className="text-card">{heading}</h3>
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
