import { content } from "../../content-model/content.ts";
import { shownPhone as asPeopleWriteIt } from "../../content-model/phone.ts";

const { phone } = content.business;
const { formats, labels } = content.interface;

export function shownPhone(): string {
  return asPeopleWriteIt(phone);
}

/** What a link that calls says: "Call (416) 555-0100". */
export function callLabel(): string {
  return `${labels.call} ${shownPhone()}`;
}

export const phoneLink = `tel:${phone}`;
export const { addressLines } = formats;
