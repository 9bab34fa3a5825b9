import type { ReactNode } from "react";

type Tone = "ivory" | "linen" | "mist";

const tones: Record<Tone, string> = {
  ivory: "band",
  linen: "band linen",
  mist: "band mist",
};

type BandProps = { tone?: Tone; labelledBy?: string; id?: string; children: ReactNode };

/** A full-width section on the page's vertical rhythm, its content on the page's width. */
export function Band({ tone = "ivory", labelledBy, id, children }: BandProps) {
  return (
    <section className={tones[tone]} aria-labelledby={labelledBy} id={id}>
      <div className="page">{children}</div>
    </section>
  );
}
