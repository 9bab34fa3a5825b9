import type { AppointmentRequest } from "../../contract/appointment-request.ts";
import { isAscii, withAsciiDomain } from "../../contract/email-address.ts";
import { type FieldKind, type FieldName, formFields } from "../../contract/form-fields.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import { interpolate } from "../../contract/interpolate.ts";
import { LOCALE } from "../../contract/locale.ts";
import { replyBy } from "../../contract/reply-by.ts";
import type { RecordedMail } from "../outbox/outbox.ts";
import { type Html, html } from "./html.ts";

const CELL = "padding:2px 12px 2px 0;text-align:left;vertical-align:top";
const BUTTON = "display:inline-block;padding:10px 16px;border:1px solid";

export type Received = {
  id: string;
  request: AppointmentRequest;
  /** The hidden field was filled in. The mail is sent anyway, with a note, so that a person decides. */
  isSpam: boolean;
  receivedAt: number;
};

/** The fields that share one row. */
const NAMES: readonly FieldName[] = ["firstName", "lastName"];

type Row = { label: string; value: string; href?: string | undefined };
type Parts = {
  notes: string[];
  rows: Row[];
  /** The fields of several lines, which follow the table. */
  texts: Row[];
  reply: { label: string; href: string };
  words: FunctionContent["mail"];
};

/** Writes the mail of a request, with the labels of the form and the visitor's text unchanged. */
export function writeRequestMail(received: Received, content: FunctionContent): RecordedMail {
  const { id, isSpam, receivedAt } = received;
  const { mail: words, fieldLabels } = content;
  const request = { ...received.request, service: serviceLabel(received.request, content) };
  const { service, email, phone } = request;
  const name = `${request.firstName} ${request.lastName}`;
  const subject = interpolate(words.subject, { service, name });
  const deadline = dayAndTime(replyBy(content, receivedAt), content.timeZone);
  const replyHref = mailtoHref(email, interpolate(words.replySubject, { service }));
  const hrefs: Partial<Record<FieldKind, string | undefined>> = {
    email: replyHref,
    tel: phoneHref(phone),
  };
  const rowOf = ({ name, kind }: (typeof formFields)[number]): Row => ({
    label: fieldLabels[name] ?? name,
    value: request[name],
    href: hrefs[kind],
  });
  const fields = formFields.filter((field) => !NAMES.includes(field.name));
  const parts: Parts = {
    notes: [...(isSpam ? [words.spamNote] : []), interpolate(words.answerBy, { time: deadline })],
    rows: [
      { label: words.received, value: dayAndTime(receivedAt, content.timeZone) },
      { label: words.name, value: name },
      ...fields.filter(({ kind }) => kind !== "lines").map(rowOf),
    ],
    texts: fields.filter(({ kind }) => kind === "lines").map(rowOf),
    reply: { label: interpolate(words.reply, { name }), href: replyHref },
    words,
  };
  return {
    requestId: id,
    receivedAt,
    ...replyToOf(request, name),
    ...(isSpam && { isSpam }),
    subject: undecodable(isSpam ? interpolate(words.spamSubject, { subject }) : subject),
    text: textOf(parts),
    html: htmlOf(parts).markup,
  };
}

/** A page that was loaded earlier may send a service that no longer exists. The mail shows its value as received. */
function serviceLabel({ service }: AppointmentRequest, { services }: FunctionContent): string {
  return services.find(({ value }) => value === service)?.label ?? service;
}

/** A header must be ASCII (RFC 5322), so an address with other letters before the "@" appears only in the text. */
function replyToOf({ email }: AppointmentRequest, name: string): Pick<RecordedMail, "replyTo"> {
  const address = withAsciiDomain(email) ?? "";
  return isAscii(address) ? { replyTo: { name: undecodable(name), address } } : {};
}

function mailtoHref(email: string, subject: string): string {
  const address = encodeURIComponent(withAsciiDomain(email) ?? email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** Undefined if the text contains words, because the digits of "ext. 12" are not part of the number. */
function phoneHref(phone: string): string | undefined {
  return /^[+\d\s().-]+$/.test(phone) ? `tel:${phone.replace(/[^+\d]/g, "")}` : undefined;
}

/** Breaks up encoded words (RFC 2047) in a visitor's text, because they could decode to control characters. */
function undecodable(headerText: string): string {
  return headerText.replaceAll("=?", "= ?");
}

/** "Tuesday, November 24 at 14:05". Uses the 24-hour clock, because Intl writes "a.m." with a non-ASCII space. */
function dayAndTime(ms: number, timeZone: string): string {
  const day = { weekday: "long", month: "long", day: "numeric" } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(LOCALE, { ...day, ...time, timeZone }).format(ms);
}

function textOf({ notes, rows, texts, words }: Parts): string {
  const lines = [
    ...notes.flatMap((note) => [note, ""]),
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...texts.flatMap(({ label, value }) => ["", `${label}:`, value]),
    ...["", "-- ", words.closing],
  ];
  return `${lines.join("\n")}\n`;
}

function htmlOf({ notes, rows, texts, reply, words }: Parts): Html {
  const cellOf = ({ value, href }: Row) =>
    href ? html`<a href="${href}">${value}</a>` : html`${value}`;
  return html`<div lang="${LOCALE}" style="font-family:sans-serif;font-size:15px;line-height:1.5">
${notes.map((note) => html`<p><strong>${note}</strong></p>`)}
<table role="presentation"><tbody>${rows.map(
    (row) => html`
<tr><th scope="row" style="${CELL}">${row.label}</th><td style="${CELL}">${cellOf(row)}</td></tr>`,
  )}
</tbody></table>${texts.map(
    ({ label, value }) => html`
<p style="margin-bottom:0"><strong>${label}</strong></p>
<p style="margin-top:0;white-space:pre-wrap">${value}</p>`,
  )}
<p><a href="${reply.href}" style="${BUTTON}">${reply.label}</a></p>
<p><small>${words.closing}</small></p></div>
`;
}
