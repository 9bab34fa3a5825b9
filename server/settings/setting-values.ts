import { z } from "zod";
import type { Address } from "../delivery/email.ts";
import { parseKey } from "../store/encryption.ts";

export const address = z.email("is not an e-mail address");

export const wholeNumber = (most: number) => {
  const error = `is not a whole number from 0 to ${most}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().max(most, error));
};

export const url = (...protocols: string[]) => {
  const error = `is not an address that starts with ${protocols.join(":// or ")}://`;
  const protocol = new RegExp(`^(?:${protocols.join("|")})$`);
  return z.url({ protocol, error }).transform((text) => new URL(text));
};

export function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `web@clinic.ca`, or `The Clinic <web@clinic.ca>`; without a name it is the brand's. */
export const namedAddress = (brandName: string) =>
  z.string().transform((text, context): Address => {
    const match = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<)?([^<>\s]+?)>?$/v.exec(text.trim());
    const parsed = address.safeParse(match?.[2]);
    if (parsed.success) return { name: match?.[1] || brandName, address: parsed.data };
    context.addIssue("is not an address, or a name with an <address>");
    return z.NEVER;
  });

const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

const origin = z.string().refine((text) => URL.parse(text)?.origin === text, {
  error: ({ input }) => `"${input}" is not an origin such as https://www.example.ca`,
});
export const origins = list.pipe(z.array(origin)).transform((found) => new Set(found));

const KEY_PROBLEM = "is not 32 bytes in base64 or hex; make one with: openssl rand -base64 32";
const secretKey = z.string().transform((text, context) => {
  const key = parseKey(text);
  if (!key) context.addIssue(KEY_PROBLEM);
  return key ?? z.NEVER;
});
export const secretKeys = list.pipe(z.array(secretKey).min(1, KEY_PROBLEM));
