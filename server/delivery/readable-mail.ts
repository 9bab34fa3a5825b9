import PostalMime, { decodeWords } from "postal-mime";

const REPLACED = "\uFFFD";
/** A long header goes on in a line that begins with a space. */
const FOLD = /\r?\n[ \t]+/g;
const SHOWN = ["from", "to", "reply-to", "subject", "date", "message-id"];

/** A mail for the terminal: its main headers and its plain text. @param source of the whole message */
export async function readableMail(source: string | Uint8Array): Promise<string> {
  const { headerLines, text = "" } = await PostalMime.parse(source);
  const shown = headerLines
    .filter(({ key }) => SHOWN.includes(key))
    .map(({ line }) =>
      printable(decodeWords(line.replace(FOLD, " ")).replace(/[\r\n]/g, REPLACED)),
    );
  return `${shown.join("\n")}\n\n${text.trimEnd()}`;
}

/** Replaces control characters, which a terminal would execute; line breaks and tabs stay. */
export function printable(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]/gu, REPLACED);
}
