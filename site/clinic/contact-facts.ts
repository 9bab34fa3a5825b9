import { content } from "../../content-model/content.ts";
import { addressLines, phoneLink, shownPhone } from "./business-facts.ts";
import { visitHours } from "./hours.ts";

const { email } = content.business;

/** How to reach the clinic, ready to be shown. */
export const contactFacts = {
  address: addressLines,
  phone: { shown: shownPhone(), link: phoneLink },
  email,
  hours: visitHours,
};
export type ContactFacts = typeof contactFacts;
