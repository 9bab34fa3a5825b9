import { content } from "../../content/content.ts";
import { shownPhone as asPeopleWriteIt } from "../../content/phone.ts";

const { phone } = content.business;

export function shownPhone(): string {
  return asPeopleWriteIt(phone);
}

export const phoneLink = `tel:${phone}`;

export const { addressLines } = content.interface.formats;
