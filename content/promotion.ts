import type { PromotionContent } from "./types.ts";

/** The invitation on the home page: no price and no deadline. */
export const promotion: PromotionContent = {
  heading: "Your consultation *is free*",
  text: "Sit down with us before you decide on anything. We look, listen and answer, and you need not book a treatment.",
  action: "Book now",
  close: "Close",
  photo: "interior",
};
