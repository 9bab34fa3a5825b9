import { formOnlyFields, maxBodyBytes } from "../../contract/appointment-request.ts";

/** What was posted. `fields` is unchecked; of a form it is text without the form-only fields. */
export type Submission = {
  isForm: boolean;
  fields: Record<string, unknown>;
  extras: Partial<Record<string, string>>;
};
export type Refusal = { status: 400 | 413 | 415; refusal: string };

/** Reads at most `maxBodyBytes` of the body, as JSON or as a form post. What cannot be read is a value. */
export async function readSubmission(request: Request): Promise<Submission | Refusal> {
  const contentType = request.headers.get("content-type")?.toLowerCase() ?? "";
  const format = formats.find(({ pattern }) => pattern.test(contentType));
  if (!format) return { status: 415, refusal: "Send application/json in UTF-8." };
  const body = await readBody(request);
  if (body === undefined) {
    return { status: 413, refusal: `The body is larger than ${maxBodyBytes} bytes.` };
  }
  try {
    return format.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return { status: 400, refusal: `The body is not ${format.name}.` };
  }
}

const charset = String.raw`(?:\s*;\s*charset="?utf-8"?)?\s*$`;
const formats = [
  {
    name: "JSON in UTF-8",
    pattern: new RegExp(String.raw`^\s*application/json${charset}`),
    parse: parseJson,
  },
  {
    name: "a form in UTF-8",
    pattern: new RegExp(String.raw`^\s*application/x-www-form-urlencoded${charset}`),
    parse: parseForm,
  },
];

function parseJson(text: string): Submission | Refusal {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { status: 400, refusal: "The body is not a JSON object." };
  }
  return { isForm: false, fields: value as Record<string, unknown>, extras: {} };
}

function parseForm(text: string): Submission | Refusal {
  const extraNames = new Set<string>(Object.values(formOnlyFields));
  const entries = [...new URLSearchParams(text)];
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    return { status: 400, refusal: "A field was sent twice." };
  }
  // A browser posts the line breaks of a textarea as CRLF, whatever was typed.
  const fields = entries
    .filter(([name]) => !extraNames.has(name))
    .map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]);
  const extras = entries.filter(([name]) => extraNames.has(name));
  return {
    isForm: true,
    fields: Object.fromEntries(fields),
    extras: Object.fromEntries(extras),
  };
}

/** The body, or undefined when it is too large: reading stops there, whatever Content-Length said. */
async function readBody(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) return undefined;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  const [first] = chunks;
  if (chunks.length === 1 && first) return first;
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
