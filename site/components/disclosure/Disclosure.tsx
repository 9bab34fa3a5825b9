import type { ReactNode } from "react";
import { keepHyphenatedWords } from "../../clinic/text/hyphenated-words.ts";

type DisclosureProps = {
  title: ReactNode;
  /** How many entries are folded: stands beside the title while they are. */
  count?: number;
  level?: 3 | 4;
  /** One name makes several close each other. */
  group?: string | undefined;
  /** From the medium width up it stands open and is no button. */
  opensWide?: boolean;
  children: ReactNode;
};

/** A heading that opens what stands below it: without script, on paper, and where its words or an id in it are looked for. */
export function Disclosure({
  title,
  count,
  level = 3,
  group,
  opensWide,
  children,
}: DisclosureProps) {
  const Title = `h${level}` as const;
  return (
    <details name={group} className={opensWide ? "disclosure opens-wide" : "disclosure"}>
      <summary>
        {typeof title === "string" ? (
          <Title className="text-card">
            <span>{keepHyphenatedWords(title)}</span>
            {count !== undefined && <span className="disclosure-count"> ({count})</span>}
          </Title>
        ) : (
          title
        )}
      </summary>
      <div>{children}</div>
    </details>
  );
}
