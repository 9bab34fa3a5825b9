import { address, resultsVary } from "../business.ts";
import type { GalleryPageContent } from "../types.ts";

export const galleryPage: GalleryPageContent = {
  metadata: {
    title: "Treatment Gallery",
    description:
      "Pictures of clay, light, water and glass that stand for our treatments. The before-and-after images are metaphors, and individual results vary.",
    keywords: [
      "treatment gallery",
      `med spa pictures ${address.city}`,
      "facial treatment images",
      "laser treatment images",
    ],
    photo: "clay",
  },
  hero: {
    eyebrow: "Gallery",
    heading: "Treatment *Gallery*",
    lead: "Clay, light, water and glass stand in for the treatments, so that no one’s face has to.",
    photo: "clay",
  },
  note: `Every picture was made on a computer. The before-and-after pictures, a stone and a jar, are metaphors: they show no person and no result of a treatment. ${resultsVary}`,
  closing: {
    heading: "Pictures *go only so far*",
    text: "Your own skin, looked at in daylight by someone who can answer you, will tell us both a good deal more.",
    action: "BOOK APPOINTMENT",
    photo: "serum",
  },
};
