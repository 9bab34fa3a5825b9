import type { Phone } from "./business-facts.ts";
import type { FormattedHours } from "./hours.ts";

/** How to reach a place, ready to be shown. */
export type ContactFacts = {
  address: readonly string[];
  phone: Phone;
  email: string;
  hours: FormattedHours;
};
