import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brand, responseHours } from "../../content/business.ts";
import type { AppointmentRequest, FieldName } from "../../contract/appointment-request.ts";
import { serviceLabel } from "../../contract/services.ts";
import type { RecordedMessage } from "../outbox/recorded-message.ts";

export type Address = { name: string; address: string };
export type Email = {
  /** Stable over retries: the receiving side can tell a repetition. */
  messageId: string;
  from: Address;
  to: string;
  replyTo?: Address;
  subject: string;
  date: Date;
  text: string;
  html: string;
};
export type EmailAddresses = { from: Address; to: string; fallbackTo: string };

/** Writes the mail of a recorded message. The visitor's words stand in it as they were typed. */
export function composeEmail(
  id: string,
  message: RecordedMessage,
  addresses: EmailAddresses,
): Email {
  const domain = addresses.from.address.split("@").at(-1);
  const head = {
    messageId: `<${id}@${domain}>`,
    from: addresses.from,
    date: new Date(message.receivedAt),
  };
  if (message.kind === "alarm") {
    const text = `An appointment request could not be delivered.\n\nRequest: ${message.failedId}\nReason: ${message.reason}\n\nIt is kept, encrypted. "npm run outbox -- open ${message.failedId}" shows it,\n"npm run outbox -- redrive ${message.failedId}" sends it again.\n`;
    const subject = "An appointment request could not be delivered";
    const html = renderToStaticMarkup(createElement("pre", null, text));
    return { ...head, to: addresses.fallbackTo, subject, text, html };
  }
  const { request, marks } = message;
  const name = `${request.firstName} ${request.lastName}`;
  const spam = marks.length > 0 ? "[possible spam] " : "";
  const note = marks.length > 0 ? `Possible spam: ${marks.join(", and ")}.` : "";
  return {
    ...head,
    to: addresses.to,
    replyTo: { name, address: request.email },
    subject: `${spam}Appointment request: ${labelOf(request)}, ${name}`,
    text: textPart(request, note),
    html: renderToStaticMarkup(htmlPart(request, note)),
  };
}

const closing = `Sent from the website of ${brand.name}. The visitor was told to expect an answer within ${responseHours} hours.`;

function textPart(request: AppointmentRequest, note: string): string {
  const rows = shownFields(request).map(([label, value]) => `${label}: ${value}`);
  const head = note ? [note, "", ...rows] : rows;
  return `${[...head, "", request.message, "", "-- ", closing].join("\n")}\n`;
}

function htmlPart(request: AppointmentRequest, note: string): ReactElement {
  const cell = { padding: "2px 12px 2px 0", textAlign: "left", verticalAlign: "top" } as const;
  const rows = shownFields(request).map(([label, value]) =>
    createElement(
      "tr",
      { key: label },
      createElement("th", { scope: "row", style: cell }, label),
      createElement("td", { style: cell }, value),
    ),
  );
  return createElement(
    "div",
    { lang: "en", style: { fontFamily: "sans-serif", fontSize: 15, lineHeight: 1.5 } },
    note && createElement("p", null, createElement("strong", null, note)),
    createElement("table", { role: "presentation" }, createElement("tbody", null, rows)),
    createElement("p", { style: { whiteSpace: "pre-wrap" } }, request.message),
    createElement("p", { style: { color: "#666666" } }, closing),
  );
}

/** Beside the name and the message; a field of the contract that is missing here does not compile. */
const fieldLabels: Record<Exclude<FieldName, "firstName" | "lastName" | "message">, string> = {
  email: "Email",
  phone: "Phone",
  service: "Service",
};

function shownFields(request: AppointmentRequest): [label: string, value: string][] {
  const values = { ...request, service: labelOf(request) };
  const rows = Object.entries(fieldLabels) as [keyof typeof fieldLabels, string][];
  return [
    ["Name", `${request.firstName} ${request.lastName}`],
    ...rows.map(([field, label]): [string, string] => [label, values[field]]),
  ];
}

/** A treatment may have been taken out of the content since the request was recorded. */
function labelOf({ service }: AppointmentRequest): string {
  return serviceLabel(service) ?? service;
}
