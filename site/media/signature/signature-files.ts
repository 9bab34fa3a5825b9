import { createHash } from "node:crypto";
import type { Treatment } from "../../../content-model/schema/treatment.ts";
import type { Font } from "../fonts.ts";
import { drawBodyMap, room } from "./body-map/draw-body-map.tsx";
import { drawSignature, roomOf, type Shape } from "./draw-signature.tsx";
import { createLineDrawings } from "./line-drawing.ts";

type Clinic = {
  fonts: readonly Font[];
  /** `fillIn` puts the clinic's colours in. */
  colours: { fillIn: (svg: string) => string };
};
type Size = { width: number; height: number };

type DrawnFile = Size & { address: string; svg: string };
/** One for wide windows, one for phones. */
export type SignatureFiles = Record<Shape, DrawnFile>;
/** With the names of its areas, in the order of their numbers. */
type BodyMapFile = DrawnFile & { names: string[] };

/** Gives a drawing of the build its file, in the clinic's colours, at an address with the hash of what it shows. */
function createDrawnFiles({ fonts, colours }: Clinic) {
  return (name: string, { width, height }: Size, drawing: string): DrawnFile => {
    const svg = colours.fillIn(drawing);
    const hash = createHash("sha256").update(svg);
    for (const { address } of fonts) hash.update(address);
    return { address: `/assets/${name}-${hash.digest("hex").slice(0, 8)}.svg`, width, height, svg };
  };
}

/** Gives a treatment's drawing; undefined where it has none. @param clinic `folder` holds its line drawings */
export function createSignatures({ folder, ...clinic }: Clinic & { folder: string }) {
  const line = createLineDrawings(folder);
  const drawnFile = createDrawnFiles(clinic);
  return ({ slug, steps, signature }: Treatment): SignatureFiles | undefined => {
    if (!signature) return undefined;
    const file = (shape: Shape) => {
      const drawing = drawSignature({ steps, signature }, shape, line);
      return drawnFile(`${slug}-${shape}`, roomOf(signature, shape), drawing);
    };
    return { wide: file("wide"), narrow: file("narrow") };
  };
}

/** Gives the body map of the areas that a treatment's cards are of; undefined where none is of one. */
export function createBodyMaps(clinic: Clinic) {
  const drawnFile = createDrawnFiles(clinic);
  return ({ slug, details }: Treatment): BodyMapFile | undefined => {
    const cards = details.filter(({ bodyAreas }) => bodyAreas.length > 0);
    if (cards.length === 0) return undefined;
    const drawing = drawBodyMap(cards.map(({ bodyAreas }) => bodyAreas));
    return { ...drawnFile(`${slug}-areas`, room, drawing), names: cards.map(({ title }) => title) };
  };
}
