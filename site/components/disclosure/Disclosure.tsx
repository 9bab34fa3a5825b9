import type { ReactNode } from "react";

type DisclosureProps = {
  title: string;
  level?: 3 | 4;
  /** Of several disclosures with the same group only one is open. */
  group?: string | undefined;
  /** From the medium width up the content is always visible, and the title is not a button. */
  opensWide?: boolean;
  children: ReactNode;
};

/**
 * A heading that folds its content. It works without script, and the content is printed. The browser opens it for
 * a search in the page or a link to an id within it.
 */
export function Disclosure({ title, level = 3, group, opensWide, children }: DisclosureProps) {
  const Title = `h${level}` as const;
  return (
    <details name={group} className={opensWide ? "disclosure opens-wide" : "disclosure"}>
      <summary>
        <Title className="text-card">{title}</Title>
      </summary>
      <div>{children}</div>
    </details>
  );
}
