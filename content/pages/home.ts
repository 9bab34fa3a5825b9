import { address, brand } from "../business.ts";
import { antiWrinkle } from "../treatments/anti-wrinkle.ts";
import { dermalFiller } from "../treatments/dermal-filler.ts";
import { hydraFacial } from "../treatments/hydra-facial.ts";
import { laserHairRemoval } from "../treatments/laser-hair-removal.ts";
import { microneedling } from "../treatments/microneedling.ts";
import { signatureFacial } from "../treatments/signature-facial.ts";
import type { HomePageContent } from "../types.ts";

const laserFacts = laserHairRemoval.facts;

export const homePage: HomePageContent = {
  metadata: {
    title: `Med Spa in ${address.city}, ${address.regionName}`,
    description: `A med spa in ${address.city} for facials, laser hair removal and injectables, with risks printed beside benefits and a free first consultation.`,
    keywords: [
      `med spa ${address.city}`,
      "med spa near me",
      "medical aesthetics Vaughan",
      "facials and laser hair removal",
      "injectables consultation",
    ],
    photo: "serum",
  },
  hero: {
    eyebrow: `${brand.descriptor}, ${address.city}`,
    heading: "Your skin, in *good light*",
    lead: `Facials, laser and injectables in ${address.city}, each described with its limits and its risks. The first consultation is free, and you may take the answer home to think about.`,
    photo: "silk",
    action: "Book appointment",
  },
  services: {
    eyebrow: "Treatments",
    heading: "Six ways *to begin*",
    lead: "A first selection. The menu holds the others, with the figures of every treatment set side by side.",
    more: "Read the details",
  },
  featured: [
    signatureFacial.path,
    laserHairRemoval.path,
    hydraFacial.path,
    microneedling.path,
    antiWrinkle.path,
    dermalFiller.path,
  ],
  about: {
    eyebrow: "The studio",
    heading: "A room with *time in it*",
    paragraphs: [
      "We keep the day’s list short enough for questions. Someone will ask what bothers you, what you have tried and which parts of your face you would rather leave alone, and will write the answers down.",
      "When a treatment would do little for you, you hear that too. Now and then the useful advice is a family doctor, a hat, or a few more months of patience.",
    ],
    photo: "lounge",
    action: "Read Mara’s letter",
  },
  laser: {
    eyebrow: laserHairRemoval.name,
    heading: "Fewer hairs, *visit by visit*",
    paragraphs: [
      "The dark in a hair takes up laser light and passes it on as warmth, down to where the hair is made. Pale hair has little to offer it, so we study yours before anyone opens a calendar.",
      "Expect a snap and some heat, then redness that tends to calm within hours or days. Blisters and changes of colour are possible. The treatment’s own page says who should wait, and why.",
    ],
    photo: "beam",
    action: "About laser hair removal",
    points: [
      {
        title: "A course with gaps",
        text: `${laserFacts.number}, ${laserFacts.spacing}. Hairs grow in turns, and only those in growth respond.`,
      },
      {
        title: "Dark hair, untanned skin",
        text: "White, grey, blond and red hair respond poorly. A tan means waiting, and deeper skin tones begin with a small test area.",
      },
      {
        title: "Reduction, carefully read",
        text: `${laserFacts.lasting}. Your own share may be smaller; some hairs stay, and hormones can wake others.`,
      },
    ],
  },
  social: {
    eyebrow: "From the studio",
    heading: "Notes from *between appointments*",
    lead: "Short posts about sunscreen, laundry and patience. Each one waits here until you ask to see it.",
  },
  closing: {
    heading: "Come and *ask first*",
    text: "You tell us what the mirror has been saying; we add what we see. The talk is free and leaves you free.",
    action: "Book a consultation",
    photo: "exterior",
  },
};
