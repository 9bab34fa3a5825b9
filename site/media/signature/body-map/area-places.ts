import type { BodyArea } from "../../../../content-model/schema/body-areas.ts";
import type { figures } from "./figures.ts";

type Spot = readonly [x: number, y: number];
type AreaPlace = {
  view: keyof typeof figures;
  /** What is blushed: middle, half width, half height, turn in degrees. */
  blush: readonly (readonly [number, number, number, number, number?])[];
  /** Where its number stands. */
  mark: Spot;
  /** A number beside the figure has a line to here. */
  end?: Spot;
};

/** Where each area lies, in the units of the figures. No two numbers meet. */
export const areaPlaces: Record<BodyArea, AreaPlace> = {
  "upper-lip": { view: "front", blush: [[-3, 76, 26, 19]], mark: [-92, 82], end: [-12, 77] },
  chin: { view: "front", blush: [[-1, 92, 26, 18]], mark: [-92, 122], end: [-8, 94] },
  face: { view: "front", blush: [[-3, 60, 26, 32]], mark: [-92, 42], end: [-22, 58] },
  neck: { view: "front", blush: [[0, 114, 22, 22]], mark: [56, 96], end: [10, 112] },
  underarms: {
    view: "front",
    blush: [
      [84, 188, 24, 32, 30],
      [-70, 200, 18, 28, -8],
    ],
    mark: [134, 210],
    end: [88, 192],
  },
  chest: { view: "front", blush: [[0, 190, 46, 30]], mark: [0, 190] },
  arms: {
    view: "front",
    blush: [
      [-86, 250, 13, 60, 6],
      [118, 110, 13, 56, 26],
    ],
    mark: [-140, 250],
    end: [-90, 250],
  },
  abdomen: { view: "front", blush: [[-4, 345, 36, 40]], mark: [-3, 326] },
  bikini: {
    view: "front",
    blush: [
      [26, 432, 36, 18, -18],
      [-42, 424, 36, 18, 24],
    ],
    mark: [-134, 452],
    end: [-52, 426],
  },
  thighs: {
    view: "front",
    blush: [
      [38, 520, 24, 66, 5],
      [-44, 520, 24, 66, -3],
    ],
    mark: [38, 522],
  },
  "lower-legs": {
    view: "front",
    blush: [
      [40, 668, 16, 46],
      [-38, 668, 16, 46],
    ],
    mark: [41, 664],
  },
  legs: {
    view: "front",
    blush: [
      [38, 528, 25, 82, 4],
      [-45, 528, 25, 82, -3],
      [40, 672, 16, 56],
      [-38, 672, 16, 56],
    ],
    mark: [-44, 532],
  },
  nape: { view: "back", blush: [[0, 108, 22, 22]], mark: [66, 96], end: [8, 108] },
  shoulders: {
    view: "back",
    blush: [
      [68, 160, 24, 17, 28],
      [-70, 156, 24, 17, -24],
    ],
    mark: [66, 164],
  },
  back: { view: "back", blush: [[-1, 256, 46, 86]], mark: [-1, 270] },
  buttocks: {
    view: "back",
    blush: [
      [44, 432, 28, 26],
      [-30, 440, 28, 26],
    ],
    mark: [46, 432],
  },
};
