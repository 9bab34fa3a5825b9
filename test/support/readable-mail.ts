import PostalMime, { decodeWords } from "postal-mime";

/** A folded header (RFC 5322 §2.2.3) continues in a line that begins with white space. */
const FOLD = /\r?\n[ \t]+/g;

/** Formats a mail for a test: its decoded headers and its plain text. @param source the raw message */
export async function readableMail(source: string): Promise<string> {
  const { headerLines, text = "" } = await PostalMime.parse(source);
  const headers = headerLines.map(({ line }) => decodeWords(line.replace(FOLD, " ")));
  return `${headers.join("\n")}\n\n${text}`;
}
