import type { ReactNode } from "react";
import { interpolate } from "../../../contract/interpolate.ts";

export type BodyMapProps = {
  drawing: { address: string; width: number; height: number; names: readonly string[] };
  /** What it shows, with `{areas}`. */
  words: string;
};

/** A drawn body beside the cards of the areas that are numbered on it. */
export function BodyMap({ drawing, words, children }: BodyMapProps & { children?: ReactNode }) {
  const { address, width, height, names } = drawing;
  const areas = names.map((name, index) => `${index + 1} ${name}`).join(", ");
  return (
    <div className="body-map">
      <img
        src={address}
        width={width}
        height={height}
        alt={interpolate(words, { areas })}
        loading="lazy"
      />
      {children}
    </div>
  );
}
