/** `answers.yaml`: what only the clinic's owner can decide before the site goes live. */
import { z } from "zod";
import { text } from "./fields.ts";

const answer = (question: string) =>
  text(question, {
    min: 0,
    max: 120,
    description: "Who says so, and when: M. Sorrel, 2027-01-15",
  });

export const answers = z.strictObject({
  hours: answer(
    "Are both schedules right: the opening hours, and the working hours in the footer? Are the holidays complete for the year to come?",
  ),
  healthCanada: answer(
    "May the site say the Health Canada statement as it stands? For devices the regulator’s own word is “licensed”, not “approved”.",
  ),
  reviews: answer(
    "Has every reviewer agreed in writing to be quoted, and can the rating be shown to be true? Has counsel agreed to reviews and rating on the pages of treatments that a physician orders? Otherwise switch them off there, or everywhere.",
  ),
  treatmentWords: answer(
    "Has a practitioner signed off every treatment: figures, risks, aftercare, who should wait?",
  ),
  claims: answer(
    "Has counsel agreed to anti-wrinkle treatment’s onset and duration, the source of “up to 95%” for laser, and the method of the non-surgical face lift?",
  ),
  team: answer(
    "Are each member’s role, registration and training, and the physician’s, as their colleges list them? Are training, device and licence right on every treatment’s page?",
  ),
  consultation: answer(
    "Does the clinic do what the free consultation and the practical points say: a written quote, and no charge for a visit that is moved or missed?",
  ),
  aims: answer(
    "Has counsel agreed to the six aims of the non-invasive treatments? “No downtime required” and “Safe for all skin types” are claims, even with their limits beside them.",
  ),
  map: answer("Does the pin of latitude and longitude stand at the door?"),
  socialAccounts: answer("Do the social account and its posts belong to the clinic?"),
  privacy: answer(
    "Is the privacy page true: where the server stands, who carries the mail and in which country, how long the inbox keeps it, who answers for privacy, since when?",
  ),
  mailRecords: answer(
    "Are the DNS records for mail published, and does a test mail pass SPF, DKIM and DMARC?",
  ),
});

export type Answers = z.infer<typeof answers>;
