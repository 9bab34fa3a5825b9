import { formOnlyFields } from "../../contract/appointment-request.ts";

const FORM_TYPE = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** A parsed post. `fields` are not validated; those of a form are strings. `extras` are the `formOnlyFields`. */
export type Submission = {
  isForm: boolean;
  fields: Record<string, unknown>;
  extras: Partial<Record<string, string>>;
  /** Why the post is rejected. `fields` then contains what could be parsed of a form. */
  refusal?: { status: 400 | 413 | 415; answer: "tooLarge" | "unreadable" | "twice" };
};

export async function readSubmission(request: Request, maxBytes: number): Promise<Submission> {
  const type = request.headers.get("content-type") ?? "";
  const accepted = request.headers.get("accept") ?? "";
  const posted = await readBody(request, maxBytes);
  const bytes = posted.subarray(0, maxBytes);
  // A browser that posts a form expects a page, even if the content type is unsupported.
  const isForm =
    FORM_TYPE.test(type) ||
    (!/^\s*application\/json\b/i.test(type) && accepted.includes("text/html"));
  const read = isForm ? await readForm(bytes, type) : readJson(bytes, type);
  return posted.length <= maxBytes
    ? read
    : { ...read, refusal: { status: 413, answer: "tooLarge" } };
}

type Bytes = Uint8Array<ArrayBuffer>;

function readJson(bytes: Bytes, type: string): Submission {
  const unread = (status: 400 | 415): Submission => {
    const refusal = { status, answer: "unreadable" } as const;
    return { isForm: false, fields: {}, extras: {}, refusal };
  };
  if (!isUtf8Type(type, "application/json")) return unread(415);
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return unread(400);
    }
    return { isForm: false, ...withoutExtras(Object.entries(value)) };
  } catch {
    return unread(400);
  }
}

async function readForm(bytes: Bytes, type: string): Promise<Submission> {
  const posted = new Response(bytes, { headers: { "content-type": type } });
  const data = await posted.formData().catch(() => new FormData());
  // A browser posts the line breaks of a textarea as CRLF.
  const entries = [...data].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")] as const] : [],
  );
  const submission = { isForm: true, ...withoutExtras(entries) };
  const refuse = (refusal: NonNullable<Submission["refusal"]>) => ({ ...submission, refusal });
  if (!isUtf8Type(type, "application/x-www-form-urlencoded"))
    return refuse({ status: 415, answer: "unreadable" });
  const isTwice = new Set(data.keys()).size < entries.length;
  if (isTwice) return refuse({ status: 400, answer: "twice" });
  return isUtf8Form(bytes) ? submission : refuse({ status: 400, answer: "unreadable" });
}

/** Ignores media type parameters other than the charset (RFC 9110 §8.3.1). */
function isUtf8Type(type: string, wanted: string): boolean {
  const [name, ...parameters] = type.split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((one) => one.startsWith("charset="))
    ?.replace(/^charset=|["']/g, "");
  return name === wanted && (charset === undefined || /^utf-?8$/.test(charset));
}

function withoutExtras(entries: (readonly [string, unknown])[]) {
  const extraNames: string[] = Object.values(formOnlyFields);
  const isExtra = (entry: readonly [string, unknown]): entry is readonly [string, string] =>
    extraNames.includes(entry[0]) && typeof entry[1] === "string";
  return {
    fields: Object.fromEntries(entries.filter((entry) => !isExtra(entry))),
    extras: Object.fromEntries(entries.filter(isExtra)),
  };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Detects bytes that are not UTF-8, such as "%E9" in Latin-1, which a form parser silently replaces by U+FFFD. */
function isUtf8Form(bytes: Bytes): boolean {
  try {
    utf8.decode(bytes).replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent);
    return true;
  } catch {
    return false;
  }
}

/** Stops reading soon after `maxBytes`, because Content-Length may be missing or wrong. */
async function readBody(request: Request, maxBytes: number): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  // Allocates only the actual length: zero-filling a buffer of `maxBytes` cost a tenth of the throughput.
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
