import type { IncomingMessage } from "node:http";
import type { DeskSettings } from "./desk-settings.ts";

/**
 * The signed-in person, from the header that the sign-in proxy sets once. "" on a local computer,
 * without a sign-in. Undefined if the header names nobody.
 */
export function personOf(
  { headersDistinct }: IncomingMessage,
  { proxySecret }: DeskSettings,
): string | undefined {
  if (!proxySecret) return "";
  const [name = "", ...others] = headersDistinct["x-forwarded-user"] ?? [];
  // Node reads a header's bytes as Latin-1.
  return name && others.length === 0 ? Buffer.from(name, "latin1").toString() : undefined;
}
