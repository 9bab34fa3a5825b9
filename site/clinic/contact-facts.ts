import type { Content } from "../../content-model/content-schema.ts";
import type { Phone } from "./business-facts.ts";
import type { FormattedHours } from "./hours.ts";

export type ContactFacts = ReturnType<typeof contactFacts>;

/** How to reach the clinic, ready to be shown. */
export function contactFacts(content: Content, phone: Phone, hours: FormattedHours) {
  const { addressLines } = content.interface.formats;
  return { address: addressLines, phone, email: content.business.email, hours };
}
