import type { Treatment } from "../types.ts";
import { acneTherapy } from "./acne-therapy.ts";
import { antiWrinkle } from "./anti-wrinkle.ts";
import { dermalFiller } from "./dermal-filler.ts";
import { dermaplaning } from "./dermaplaning.ts";
import { faceLift } from "./face-lift.ts";
import { hydraFacial } from "./hydra-facial.ts";
import { injectableFacials } from "./injectable-facials.ts";
import { laserHairRemoval } from "./laser-hair-removal.ts";
import { microneedling } from "./microneedling.ts";
import { signatureFacial } from "./signature-facial.ts";
import { skinTightening } from "./skin-tightening.ts";

/** The order of menus, cards and the form's choices. Route, cards, sitemap and the rest follow from a line here. */
export const treatments: readonly Treatment[] = [
  signatureFacial,
  laserHairRemoval,
  hydraFacial,
  acneTherapy,
  dermaplaning,
  skinTightening,
  faceLift,
  microneedling,
  antiWrinkle,
  dermalFiller,
  injectableFacials,
];
