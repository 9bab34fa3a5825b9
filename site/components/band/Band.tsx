import type { ReactNode } from "react";

type BandProps = {
  tone?: "linen" | "mist" | "on-dark";
  labelledBy?: string;
  id?: string;
  children: ReactNode;
};

/** A full-width section with the vertical spacing of the page. Its content has the width of the page. */
export function Band({ tone, labelledBy, id, children }: BandProps) {
  return (
    <section className={tone ? `band ${tone}` : "band"} aria-labelledby={labelledBy} id={id}>
      <div className="page">{children}</div>
    </section>
  );
}
