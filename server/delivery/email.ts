import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { FormField } from "../../contract/form-fields.ts";
import {
  choiceLabel,
  contentIn,
  type FunctionContent,
  fieldsOf,
  type LanguageContent,
} from "../../contract/function-content.ts";
import { interpolate } from "../../contract/interpolate.ts";
import type { RecordedAppointment, RecordedMessage } from "../store/recorded-message.ts";

const HOUR_MS = 3_600_000;
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
  const { addresses } = letterhead;
  const language = message.kind === "appointment" ? message.language : undefined;
  const content = contentIn(letterhead.content, language);
  const { from, to, fallbackTo } = addresses;
  const domain = from.address.split("@").at(-1);
  const head = { messageId: `<${id}@${domain}>`, from, date: new Date(message.receivedAt) };
  if (message.kind === "alarm") {
    const { subject } = content.alarm;
    const { failedId, reason } = message;
    const text = interpolate(content.alarm.text, { subject, id: failedId, reason });
    const paragraphs = text.trimEnd().split("\n\n");
    const html = renderToStaticMarkup(
      page(
        paragraphs.map((paragraph) => p({}, paragraph)),
        content.locale,
      ),
    );
    return { ...head, to: fallbackTo, subject, text, html };
  }
  const { request, spamSigns } = message;
  const words = content.mail;
  const name = `${request.firstName} ${request.lastName}`;
  const service = labelOf(request.service, {}, content);
  const subject = interpolate(words.subject, { service, name });
  const spamReasons: Partial<Record<string, string>> = words.spamReasons;
  const reasons = new Intl.ListFormat(content.locale).format(
    spamSigns.map((sign) => spamReasons[sign] ?? sign),
  );
  const parts = partsOf(message, content, name);
  if (reasons) parts.notes.unshift(interpolate(words.spamNote, { reasons }));
  return {
    ...head,
    to,
    replyTo: { name: undecodable(name), address: request.email },
    subject: undecodable(reasons ? interpolate(words.spamSubject, { subject }) : subject),
    text: textPart(parts),
    html: renderToStaticMarkup(htmlPart(parts, content.locale)),
  };
}

/** What was chosen, in words. A treatment may have been taken out of the content since the request was recorded. */
function labelOf(
  chosen: string,
  field: Pick<FormField, "options">,
  content: LanguageContent,
): string {
  return choiceLabel(field, chosen, content) ?? chosen;
}

/** Breaks up encoded words (RFC 2047) that a visitor typed: they could decode to control characters. */
function undecodable(headerText: string): string {
  return headerText.replaceAll("=?", "= ?");
}

type Row = { label: string; value: string; href?: string | undefined };
type Parts = {
  /** A label as it stands before its value. */
  labelled: (label: string) => string;
  notes: string[];
  rows: Row[];
  texts: Row[];
  reply: { label: string; href: string };
  closing: string;
};

function partsOf(message: RecordedAppointment, content: LanguageContent, name: string): Parts {
  const { request, receivedAt } = message;
  const { mail: words, responseHours } = content;
  const service = labelOf(request.service, {}, content);
  const address = encodeURIComponent(request.email).replace("%40", "@");
  const replySubject = encodeURIComponent(interpolate(words.replySubject, { service }));
  const replyHref = `mailto:${address}?subject=${replySubject}`;
  const answerBy = formatTime(receivedAt + responseHours * HOUR_MS, content);
  const rows: Row[] = [
    { label: words.received, value: formatTime(receivedAt, content) },
    { label: words.name, value: name },
  ];
  const texts: Row[] = [];
  for (const field of fieldsOf(content)) {
    const { name, kind } = field;
    const value = request[name];
    if (typeof value !== "string" || value === "" || NAME_FIELDS.includes(name)) continue;
    const label = content.fieldLabels[name] ?? name;
    if (kind === "lines") texts.push({ label, value });
    else if (kind === "choice") rows.push({ label, value: labelOf(value, field, content) });
    else if (kind === "tel") rows.push({ label, value, href: phoneHref(value) });
    else rows.push({ label, value, href: kind === "email" ? replyHref : undefined });
  }
  return {
    labelled: (label) => interpolate(words.labelled, { label }),
    notes: [interpolate(words.answerBy, { time: answerBy })],
    rows,
    texts,
    reply: { label: interpolate(words.reply, { name }), href: replyHref },
    closing: words.closing,
  };
}

/** By locale and time zone: to make one takes longer than to write the mail. */
const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** "Tuesday, November 24 at 14:05"; a 24-hour clock, as a.m. would come with an invisible space. */
function formatTime(ms: number, { locale, timeZone }: LanguageContent): string {
  const day = { weekday: "long", month: "long", day: "numeric" } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const key = `${locale} ${timeZone}`;
  const format =
    timeFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone });
  timeFormats.set(key, format);
  return format.format(ms);
}

/** None where there are words beside the number: "ext. 12" is not part of it. */
function phoneHref(phone: string): string | undefined {
  return /^[+\d\s().-]+$/.test(phone) ? `tel:${phone.replace(/[^+\d]/g, "")}` : undefined;
}

function textPart({ labelled, notes, rows, texts, closing }: Parts): string {
  const lines = [
    ...notes.flatMap((note) => [note, ""]),
    ...rows.map(({ label, value }) => `${labelled(label)} ${value}`),
    "",
    ...texts.flatMap(({ label, value }) => [labelled(label), value, ""]),
    "-- ",
    closing,
  ];
  return `${lines.join("\n")}\n`;
}

function htmlPart(parts: Parts, locale: string): ReactElement {
  const { notes, rows, texts, reply, closing } = parts;
  const cell = { padding: "2px 12px 2px 0", textAlign: "left", verticalAlign: "top" } as const;
  const button = { display: "inline-block", padding: "10px 16px", border: "1px solid" };
  const tableRows = rows.map(({ label, value, href }) =>
    createElement(
      "tr",
      { key: label },
      createElement("th", { scope: "row", style: cell }, label),
      createElement("td", { style: cell }, href ? createElement("a", { href }, value) : value),
    ),
  );
  const body = [
    ...notes.map((note) => p({}, createElement("strong", null, note))),
    createElement("table", { role: "presentation" }, createElement("tbody", null, tableRows)),
    ...texts.flatMap(({ label, value }) => [
      p({ marginBottom: 0 }, createElement("strong", null, label)),
      p({ marginTop: 0, whiteSpace: "pre-wrap" }, value),
    ]),
    p({}, createElement("a", { href: reply.href, style: button }, reply.label)),
    p({}, createElement("small", null, closing)),
  ];
  return page(body, locale);
}

function page(parts: ReactElement[], lang: string): ReactElement {
  const style = { fontFamily: "sans-serif", fontSize: 15, lineHeight: 1.5 };
  return createElement("div", { lang, style }, ...parts);
}

function p(style: CSSProperties, content: ReactNode): ReactElement {
  return createElement("p", { style }, content);
}
