import type { IncomingMessage } from "node:http";
import type { DeskSettings } from "./desk-settings.ts";

/**
 * Who asks, by the header that the sign-in before the desk sets, once; "" on a computer of one's
 * own, where nobody has to say. Undefined where it names nobody.
 */
export function personOf(
  { headersDistinct }: IncomingMessage,
  { proxy }: DeskSettings,
): string | undefined {
  if (!proxy) return "";
  const [name = "", ...others] = headersDistinct[proxy.personHeader] ?? [];
  // Node reads a header's bytes as Latin-1.
  return name && others.length === 0 ? Buffer.from(name, "latin1").toString() : undefined;
}
