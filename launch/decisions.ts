import { content } from "../content/content.ts";
import { answers } from "./answers.ts";

const { showTestimonials } = content.business;

export type Decision = { id: string; question: string };

const questions: Record<string, string> = {
  hours:
    "Are both schedules in content/business.ts right: the opening hours, and the working hours shown in the footer? Is `holidays` complete for the year to come?",
  healthCanada:
    "May the site say healthCanadaStatement (content/business.ts) as it stands? For devices the regulator's own word is “licensed”, not “approved”.",
  ...(showTestimonials && {
    reviews:
      "Has every reviewer agreed in writing to be quoted, does the clinic's college allow testimonials, and can 5 out of 5 by 150 clients be shown to be true? Otherwise switch showTestimonials or showRating off.",
  }),
  treatmentWords:
    "Has a practitioner signed off every file in content/treatments: figures, risks, aftercare, who should wait?",
  map: "Does the pin of address.latitude and address.longitude stand at the door?",
  socialAccounts: "Do social.url and the posts in content/social-posts.ts belong to the clinic?",
  privacy:
    "Is content/pages/privacy.ts true of your server: where it stands, who carries the mail, how long the inbox keeps it?",
  mailRecords:
    "Are the DNS records below published, and does a test mail pass SPF, DKIM and DMARC?",
};

/** The questions without an answer. */
export function openDecisions(given: Record<string, string | null> = answers): Decision[] {
  return Object.entries(questions)
    .filter(([id]) => !given[id]?.trim())
    .map(([id, question]) => ({ id, question }));
}
