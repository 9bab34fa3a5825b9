import type { Content } from "../../content/content-schema.ts";
import type { FormattedHours } from "../hours/hours.ts";
import { type Phone, phoneOf } from "./business-facts.ts";

/** How to reach the clinic, ready to be shown. */
export type ContactFacts = {
  address: readonly string[];
  phone: Phone;
  email: string;
  hours: FormattedHours;
};

/** @param hours of a visit */
export function contactFacts(content: Content, hours: FormattedHours): ContactFacts {
  const { business } = content;
  return {
    address: content.words.formats.addressLines,
    phone: phoneOf(business),
    email: business.email,
    hours,
  };
}
