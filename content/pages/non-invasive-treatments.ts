import { address, resultsVary } from "../business.ts";
import { laserHairRemoval } from "../treatments/laser-hair-removal.ts";
import type { ListingPageContent } from "../types.ts";

export const nonInvasivePage: ListingPageContent = {
  metadata: {
    title: `Non-Invasive Treatments in ${address.city}`,
    description: `Facials, laser hair removal, microneedling and more in ${address.city}, compared by session, spacing and downtime, with the risks on every page.`,
    keywords: [
      `non-invasive treatments ${address.city}`,
      "skin treatments near me",
      "facials Vaughan",
      "laser hair removal",
      "microneedling",
      "compare skin treatments",
    ],
    photo: "towels",
  },
  extraCards: [
    {
      name: "Hormonal Laser Hair Removal",
      summary:
        "For coarse hair that hormones keep waking on chin, lip or neck: slower progress, likely upkeep, and a physician first where growth is sudden.",
      photo: "beam",
      shortPath: "/hormonal-laser-hair-removal",
      leadsTo: laserHairRemoval.path,
    },
  ],
  hero: {
    eyebrow: "Without surgery",
    heading: "Non-invasive treatments, *side by side*",
    lead: "Water, light, a fine blade, a faint current, very small needles: every method asks something different of your skin and of your diary. Compare them here before you choose.",
    photo: "towels",
  },
  benefits: {
    heading: "What people *come here for*",
    items: [
      "No downtime required",
      "Natural-looking results",
      "Minimal discomfort",
      "Immediate visible improvements",
      "Safe for all skin types",
      "Long-lasting effects",
    ],
    note: `Read these as aims of the group; no single treatment meets all six for everyone. ${resultsVary} Some treatments leave skin red for a day or more. The consultation decides what is suitable for you, and every treatment page names its risks.`,
  },
  cards: {
    heading: "Start from *what you notice*",
    lead: "Choose a concern to shorten the list. A treatment that stays on it may still be wrong for you, and we would say so.",
  },
  comparison: {
    heading: "Five questions, *asked of each*",
    lead: "How long, how many, how far apart, how soon back to normal, how lasting: the answers are the ones printed on each treatment’s own page.",
  },
  closing: {
    heading: "Undecided is *a fine start*",
    text: "A complimentary consultation gives you a second pair of eyes and straight answers. The choosing stays with you.",
    action: "LEARN MORE",
    actionAbout: "about a consultation",
    photo: "guasha",
  },
};
