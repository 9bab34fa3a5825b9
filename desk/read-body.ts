import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/** Two pictures of the largest size, as JSON carries them. */
export const MAX_BODY_BYTES = 72_000_000;

/**
 * What a request says, read no further than allowed.
 * @throws Refusal where it is too long or says something else
 */
export async function readJson<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { data, success } = schema.safeParse(jsonOf(await readText(request)));
  if (!success) throw new Refusal("The desk does not understand what was sent.", 400);
  return data;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays, so that the sender hears why.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      const megabytes = Math.round(MAX_BODY_BYTES / 1_000_000);
      throw new Refusal(
        `That is more than ${megabytes} MB at once. Save fewer or smaller pictures.`,
        413,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
