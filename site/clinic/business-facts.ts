import { address, phone } from "../../content/business.ts";
import { formats } from "../../content/interface.ts";
import { fill } from "../fill.ts";

/** "+19055550142" → "(905) 555-0142". */
export function shownPhone(): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  if (!area || !exchange || !line)
    throw new Error(`phone in content/business.ts must be +1 and ten digits, not ${phone}`);
  return fill(formats.phone, { area, exchange, line });
}

export const phoneLink = `tel:${phone}`;

export function addressLines(): readonly string[] {
  return formats.addressLines.map((line) => fill(line, address));
}
