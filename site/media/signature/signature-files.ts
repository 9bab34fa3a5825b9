import { createHash } from "node:crypto";
import type { Treatment } from "../../../content-model/schema/treatment.ts";
import type { Font } from "../fonts.ts";
import { drawSignature, roomOf, type Shape } from "./draw-signature.tsx";
import { createLineDrawings } from "./line-drawing.ts";

type Clinic = {
  fonts: readonly Font[];
  /** `fillIn` puts the clinic's colours in. */
  colours: { fillIn: (svg: string) => string };
  folder: string;
};

export type SignatureFile = { address: string; width: number; height: number; svg: string };
/** One for wide windows, one for phones. */
export type SignatureFiles = Record<Shape, SignatureFile>;

/** Gives a treatment's drawing, each of its files at an address with the hash of what it shows; undefined where it has none. */
export function createSignatures({ fonts, colours, folder }: Clinic) {
  const line = createLineDrawings(folder);
  const hashOf = (svg: string) => {
    const hash = createHash("sha256").update(svg);
    for (const { address } of fonts) hash.update(address);
    return hash.digest("hex").slice(0, 8);
  };
  return ({ slug, steps, signature }: Treatment): SignatureFiles | undefined => {
    if (!signature) return undefined;
    const file = (shape: Shape): SignatureFile => {
      const svg = colours.fillIn(drawSignature({ steps, signature }, shape, line));
      const { width, height } = roomOf(signature, shape);
      return { address: `/assets/${slug}-${shape}-${hashOf(svg)}.svg`, width, height, svg };
    };
    return { wide: file("wide"), narrow: file("narrow") };
  };
}
