import type { PhotoName } from "./photos.ts";
import type { Heading } from "./types.ts";

type Promotion = {
  heading: Heading;
  text: string;
  action: string;
  close: string;
  photo: PhotoName;
};

/** The invitation on the home page: no price and no deadline. */
export const promotion: Promotion = {
  heading: "Your consultation *is free*",
  text: "Sit down with us before you decide on anything. We look, listen and answer, and you need not book a treatment.",
  action: "Book now",
  close: "Close",
  photo: "interior",
};
