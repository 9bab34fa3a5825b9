export function readableMail(source: string): string {
  const [head = ""] = source.split(/\r?\n\r?\n/, 1);
  const shown = head
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .filter((line) => /^(from|to|reply-to|subject|date|message-id):/i.test(line))
    .map((line) => line.replace(/\?=\s+=\?/g, "?==?").replace(ENCODED_WORD, decodeWord))
    .map((line) => printable(line.replace(/[\r\n]/g, REPLACED)));
  const part = /content-type: text\/plain[\s\S]*?(?=\r?\n--)/i.exec(source)?.[0] ?? source;
  const [partHead = "", ...body] = part.split(/\r?\n\r?\n/);
  return `${shown.join("\n")}\n\n${decodeBody(partHead, body.join("\n\n"))}`;
}

/** Replaces control characters, which a terminal would obey; line ends and tabs stay. */
export function printable(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]/gu, REPLACED);
}

const REPLACED = "\uFFFD";
const ENCODED_WORD = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

function decodeWord(_: string, encoding: string, text: string): string {
  return encoding.toLowerCase() === "b"
    ? Buffer.from(text, "base64").toString("utf8")
    : decodeQuotedPrintable(text.replaceAll("_", " "));
}

function decodeBody(partHead: string, body: string): string {
  if (/transfer-encoding: base64/i.test(partHead)) return Buffer.from(body, "base64").toString();
  return /transfer-encoding: quoted-printable/i.test(partHead) ? decodeQuotedPrintable(body) : body;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
