/** The areas that the body map knows; where each lies is in `site/media/signature/body-map`. */
export const BODY_AREAS = [
  "upper-lip",
  "chin",
  "face",
  "neck",
  "underarms",
  "chest",
  "arms",
  "abdomen",
  "bikini",
  "thighs",
  "lower-legs",
  "legs",
  "nape",
  "shoulders",
  "back",
  "buttocks",
] as const;

export type BodyArea = (typeof BODY_AREAS)[number];
