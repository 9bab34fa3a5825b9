import { address, resultsVary } from "../business.ts";
import type { ListingPageContent } from "../types.ts";

export const invasivePage: ListingPageContent = {
  metadata: {
    title: `Invasive Treatments in ${address.city}`,
    description: `Anti-wrinkle treatment, dermal filler and injectable facials in ${address.city}: what each is for, how they compare, and what to weigh beforehand.`,
    keywords: [
      `injectable treatments ${address.city}`,
      "anti-wrinkle treatment",
      "dermal filler",
      "injectable facial",
      "injectables Vaughan",
    ],
    photo: "silk",
  },
  extraCards: [],
  hero: {
    eyebrow: "By injection",
    heading: "Invasive treatments, *weighed with care*",
    lead: "A needle passes through the skin in each of these. They have limits and risks that deserve slow reading, and all of them begin with an assessment.",
    photo: "silk",
  },
  benefits: {
    heading: "Rules *we hold ourselves to*",
    items: [
      "An assessment before any needle is opened",
      "Modest amounts, settled between us in advance",
      "A licensed or certified specialist for every injection",
      "Risks discussed face to face before you consent",
      "Warning signs and aftercare to take home on paper",
      "Room to postpone, or to decline, at any point",
    ],
    note: `These are promises about how we work, and none about how you will look. ${resultsVary} Bruising and swelling are common, and rarer harms are described on each treatment’s page; read that before you book.`,
  },
  cards: {
    heading: "Muscle, volume *or surface*",
    lead: "One eases a muscle, one adds volume, one tends the surface. Matching them to what you see in the mirror is the work of the consultation.",
  },
  comparison: {
    heading: "The figures, *where there are any*",
    lead: "Where a line says that something is set at your consultation, we have no honest number to print before seeing you.",
  },
  closing: {
    heading: "Sit with it *for a while*",
    text: "Read, sleep on it, then ask us whatever is still unclear. There is no charge for the consultation, and going home undecided is welcome.",
    action: "LEARN MORE",
    actionAbout: "about a consultation",
    photo: "interior",
  },
};
