import type { ReactNode } from "react";

type BandProps = {
  tone?: "linen" | "mist" | "on-dark";
  /** "chapter" begins something new on its page, and "quiet" is the one screen with little on it. */
  space?: "chapter" | "quiet";
  labelledBy?: string;
  id?: string;
  children: ReactNode;
};

/** A full-width section with the vertical spacing of the page. Its content has the width of the page. */
export function Band({ tone, space, labelledBy, id, children }: BandProps) {
  const className = ["band", tone, space].filter(Boolean).join(" ");
  return (
    <section className={className} aria-labelledby={labelledBy} id={id}>
      <div className="page">{children}</div>
    </section>
  );
}
