/** Line drawings of the areas a treatment can be given to; the file is `media/areas/area-NAME.svg`. */
export const drawings = {
  "bunny-lines": "Line drawing of a face with the bridge of the nose highlighted",
  cheeks: "Line drawing of a face with both cheeks softly highlighted",
  "chin-dimpling": "Line drawing of a face with the chin highlighted",
  "crows-feet": "Line drawing of a face with the outer corners of the eyes highlighted",
  forehead: "Line drawing of a face with the forehead and its horizontal lines highlighted",
  "frown-lines": "Line drawing of a face with the lines between the brows highlighted",
  hands: "Line drawing of a relaxed hand with the back of the hand highlighted",
  "jawline-chin": "Line drawing of a face with the jawline and chin highlighted",
  "lip-lines": "Line drawing of a face with the fine lines above the upper lip highlighted",
  lips: "Line drawing of a face with the lips softly highlighted",
  "marionette-lines":
    "Line drawing of a face with the lines below the corners of the mouth highlighted",
  "nasolabial-folds": "Line drawing of a face with the folds between nose and mouth highlighted",
  "neck-bands": "Line drawing of a neck with the two vertical bands highlighted",
  "under-eyes": "Line drawing of a face with the area under each eye highlighted",
} as const;

export type DrawingName = keyof typeof drawings;
