import PostalMime, { decodeWords } from "postal-mime";

const REPLACED = "\uFFFD";
/** A folded header (RFC 5322 §2.2.3) continues in a line that begins with white space. */
const FOLD = /\r?\n[ \t]+/g;
const SHOWN = ["from", "to", "reply-to", "subject", "date", "message-id"];

/** Formats a mail for the terminal: its main headers and its plain text. @param source the raw message */
export async function readableMail(source: string | Uint8Array): Promise<string> {
  const { headerLines, text = "" } = await PostalMime.parse(source);
  const shown = headerLines
    .filter(({ key }) => SHOWN.includes(key))
    .map(({ line }) =>
      printable(decodeWords(line.replace(FOLD, " ")).replace(/[\r\n]/g, REPLACED)),
    );
  return `${shown.join("\n")}\n\n${text.trimEnd()}`;
}

/** Replaces control characters, which a terminal would interpret. Keeps line breaks and tabs. */
export function printable(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]/gu, REPLACED);
}
