import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import { Refusal } from "../refusal.ts";

const MOST_WORDS_BYTES = 1_000_000;

/** Reads the JSON of a request. @throws Refusal if it is too long, or does not fit the schema */
export async function readJson<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const bytes = await readBytes(request, MOST_WORDS_BYTES);
  const { data, success } = schema.safeParse(jsonOf(bytes.toString()));
  if (!success) throw new Refusal("The desk does not understand what was sent.", 400);
  return data;
}

/**
 * A browser reads the response only after it has sent everything, so this multiple of the limit is read
 * first.
 */
const PATIENCE = 4;

/** @throws Refusal if the request is larger than the limit */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
    if (size > most * PATIENCE) break;
  }
  if (size > most) {
    throw new Refusal(`That is more than ${most / 1_000_000} MB. Choose something smaller.`, 413);
  }
  return Buffer.concat(chunks);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
