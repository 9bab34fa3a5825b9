import { responseHours } from "./business.ts";

/** The three messages of the bar above the header, at most 70 characters each. */
export const announcements = [
  { text: "Meet us first: consultations are free", href: "/contact?service=consultation" },
  { text: `A person answers your request within ${responseHours} hours`, href: "/contact" },
  { text: "Free parking on site, easy access from the main highways", href: "/location" },
] as const;
