import { luminance } from "../../content/contrast.ts";

/** The relative luminance at which black and white have the same contrast, 4.58 : 1. */
const MIDDLE = 0.179;

/** Black or white, whichever is easier to read on a hex colour: at least 4.5 : 1. */
export function textColourOn(hex: string): "black" | "white" {
  return luminance(hex) > MIDDLE ? "black" : "white";
}
