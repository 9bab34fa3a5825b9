import type { ConsultationContent } from "../types.ts";

export const consultation: ConsultationContent = {
  eyebrow: "Why book a consultation",
  heading: "What *one talk* can settle",
  lead: "A chair, a lamp and somebody who listens. You leave with answers, and with no duty to come back.",
  points: [
    {
      title: "Personalized assessment",
      text: "Skin, health, medicines and habits are looked at together, because one and the same shadow can have several causes.",
    },
    {
      title: "Clear expectations",
      text: "We describe what a treatment may do for you, when it would show, and which part of your wish it is unlikely to meet.",
    },
    {
      title: "Tailored treatment plan",
      text: "The steps, their sequence and the gaps between them go down in writing. Doing less, or nothing yet, counts as a plan.",
    },
    {
      title: "Risk awareness",
      text: "Side effects, warning signs and reasons to wait come up well before a consent form does. Ask until you are satisfied.",
    },
  ],
};
