import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formFields } from "../../contract/form-fields.ts";
import { type FunctionContent, serviceLabel } from "../../contract/function-content.ts";
import { interpolate } from "../../contract/interpolate.ts";
import type { RecordedMessage } from "../store/recorded-message.ts";

const NAME_FIELDS = ["firstName", "lastName"];

export type Address = { name: string; address: string };
export type Email = {
  /** Stable over retries, so that the receiver can recognize a repetition. */
  messageId: string;
  from: Address;
  /** As in a header: one address or several, with names or without. */
  to: string;
  replyTo?: Address;
  subject: string;
  date: Date;
  text: string;
  html: string;
};
export type EmailAddresses = { from: Address; to: string; fallbackTo: string };

type Letterhead = { addresses: EmailAddresses; content: FunctionContent };

/** Writes the mail of a recorded message, with the visitor's words as they were typed. */
export function composeEmail(id: string, message: RecordedMessage, letterhead: Letterhead): Email {
  const { addresses, content } = letterhead;
  const { from, to, fallbackTo } = addresses;
  const domain = from.address.split("@").at(-1);
  const head = { messageId: `<${id}@${domain}>`, from, date: new Date(message.receivedAt) };
  if (message.kind === "alarm") {
    const { subject } = content.alarm;
    const { failedId, reason } = message;
    const text = interpolate(content.alarm.text, { subject, id: failedId, reason });
    const html = renderToStaticMarkup(createElement("pre", null, text));
    return { ...head, to: fallbackTo, subject, text, html };
  }
  const { request, spamSigns } = message;
  const words = content.mail;
  const name = `${request.firstName} ${request.lastName}`;
  const service = labelOf(request.service, content);
  const subject = interpolate(words.subject, { service, name });
  const spamReasons: Partial<Record<string, string>> = words.spamReasons;
  const reasons = spamSigns.map((sign) => spamReasons[sign] ?? sign).join(words.spamAnd);
  const parts: Parts = {
    note: reasons && interpolate(words.spamNote, { reasons }),
    rows: [[words.name, name]],
    texts: [],
    closing: words.closing,
  };
  for (const { name, kind } of formFields) {
    const value = request[name];
    if (typeof value !== "string" || value === "" || NAME_FIELDS.includes(name)) continue;
    const shown = kind === "choice" ? labelOf(value, content) : value;
    if (kind === "lines") parts.texts.push(value);
    else parts.rows.push([content.fieldLabels[name] ?? name, shown]);
  }
  return {
    ...head,
    to,
    replyTo: { name: undecodable(name), address: request.email },
    subject: undecodable(reasons ? interpolate(words.spamSubject, { subject }) : subject),
    text: textPart(parts),
    html: renderToStaticMarkup(htmlPart(parts)),
  };
}

/** A treatment may have been taken out of the content since the request was recorded. */
function labelOf(service: string, { services }: FunctionContent): string {
  return serviceLabel(services, service) ?? service;
}

/** Breaks up encoded words (RFC 2047) that a visitor typed: they could decode to control characters. */
function undecodable(headerText: string): string {
  return headerText.replaceAll("=?", "= ?");
}

type Parts = {
  note: string;
  rows: [label: string, value: string][];
  texts: string[];
  closing: string;
};

function textPart({ note, rows, texts, closing }: Parts): string {
  const lines = [
    ...(note ? [note, ""] : []),
    ...rows.map(([label, value]) => `${label}: ${value}`),
    "",
    ...texts.flatMap((text) => [text, ""]),
    "-- ",
    closing,
  ];
  return `${lines.join("\n")}\n`;
}

function htmlPart({ note, rows, texts, closing }: Parts): ReactElement {
  const cell = { padding: "2px 12px 2px 0", textAlign: "left", verticalAlign: "top" } as const;
  const tableRows = rows.map(([label, value]) =>
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
    createElement("table", { role: "presentation" }, createElement("tbody", null, tableRows)),
    ...texts.map((text) => createElement("p", { style: { whiteSpace: "pre-wrap" } }, text)),
    createElement("p", null, createElement("small", null, closing)),
  );
}
