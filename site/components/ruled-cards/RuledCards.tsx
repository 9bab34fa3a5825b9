import type { ReactNode } from "react";

/** Short texts side by side, divided by hairlines; each is an `<li>`. */
export function RuledCards({ children }: { children: ReactNode }) {
  return <ul className="ruled-cards">{children}</ul>;
}
