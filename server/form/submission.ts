import { formOnlyFields } from "../../contract/appointment-request.ts";

const FORM_TYPE = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** A parsed post. `fields` are not validated; those of a form are strings. `extras` are the `formOnlyFields`. */
export type Submission = {
  isForm: boolean;
  fields: Record<string, unknown>;
  extras: Partial<Record<string, string>>;
  /** Why the post is rejected. `fields` then contains what could be parsed of a form. */
  refusal?: { status: 400 | 413 | 415; message: "tooLarge" | "unreadable" | "duplicateField" };
};

export async function readSubmission(request: Request, maxBytes: number): Promise<Submission> {
  const type = request.headers.get("content-type") ?? "";
  const accepted = request.headers.get("accept") ?? "";
  const body = await readBody(request, maxBytes);
  const bytes = body.subarray(0, maxBytes);
  // A browser that posts a form expects a page, even if the content type is unsupported.
  const isForm =
    FORM_TYPE.test(type) ||
    (!/^\s*application\/json\b/i.test(type) && accepted.includes("text/html"));
  const read = isForm ? await readForm(bytes, type) : readJson(bytes, type);
  return body.length <= maxBytes
    ? read
    : { ...read, refusal: { status: 413, message: "tooLarge" } };
}

type Bytes = Uint8Array<ArrayBuffer>;

function readJson(bytes: Bytes, type: string): Submission {
  const unreadable = (status: 400 | 415): Submission => {
    const refusal = { status, message: "unreadable" } as const;
    return { isForm: false, fields: {}, extras: {}, refusal };
  };
  if (!isUtf8Type(type, "application/json")) return unreadable(415);
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return unreadable(400);
    }
    return { isForm: false, ...separateExtras(Object.entries(value)) };
  } catch {
    return unreadable(400);
  }
}

async function readForm(bytes: Bytes, type: string): Promise<Submission> {
  const body = new Response(bytes, { headers: { "content-type": type } });
  const data = await body.formData().catch(() => new FormData());
  // A browser posts the line breaks of a textarea as CRLF.
  const entries = [...data].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")] as const] : [],
  );
  const submission = { isForm: true, ...separateExtras(entries) };
  const refuse = (refusal: NonNullable<Submission["refusal"]>) => ({ ...submission, refusal });
  if (!isUtf8Type(type, "application/x-www-form-urlencoded"))
    return refuse({ status: 415, message: "unreadable" });
  const hasDuplicate = new Set(data.keys()).size < entries.length;
  if (hasDuplicate) return refuse({ status: 400, message: "duplicateField" });
  return isUtf8Form(bytes) ? submission : refuse({ status: 400, message: "unreadable" });
}

/** Ignores media type parameters other than the charset (RFC 9110 §8.3.1). */
function isUtf8Type(type: string, wanted: string): boolean {
  const [name, ...parameters] = type.split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((one) => one.startsWith("charset="))
    ?.replace(/^charset=|["']/g, "");
  return name === wanted && (charset === undefined || /^utf-?8$/.test(charset));
}

function separateExtras(entries: (readonly [string, unknown])[]) {
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
