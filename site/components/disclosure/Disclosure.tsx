import type { ReactNode } from "react";
import { withWholeWords } from "../../clinic/whole-words.ts";

type DisclosureProps = {
  title: ReactNode;
  /** One name makes several close each other. */
  group?: string | undefined;
  /** From the medium width up it stands open and is no button. */
  opensWide?: boolean;
  children: ReactNode;
};

/** A heading that opens what stands below it: without script, on paper, and where its words or an id in it are looked for. */
export function Disclosure({ title, group, opensWide, children }: DisclosureProps) {
  return (
    <details name={group} className={opensWide ? "disclosure opens-wide" : "disclosure"}>
      <summary>
        {typeof title === "string" ? <h3 className="text-card">{withWholeWords(title)}</h3> : title}
      </summary>
      <div>{children}</div>
    </details>
  );
}
