import { z } from "zod";
import type { Address } from "../mail/email.ts";
import { parseKey } from "../outbox/encryption.ts";

export const address = z.email("is not an e-mail address");
export const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `is not a whole number from 0 to ${most}`)
    .transform(Number)
    .refine((number) => number <= most, `is not a whole number from 0 to ${most}`);
export const url = (protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ""), {
      message: `is not an address that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`,
    })
    .transform((text) => new URL(text));
/** Every "%" in it begins an escape that can be read. */
export function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
export const web = ["http:", "https:"];

/** `web@clinic.ca`, or `The Clinic <web@clinic.ca>`; without a name it is the brand's. */
export const namedAddress = (brandName: string) =>
  z.string().transform((text, context) => readAddress(text, brandName, context));
/** Separated by commas or spaces. */
export const origins = z.string().transform(readOrigins);
export const secretKeys = z.string().transform(readKeys);

function readAddress(text: string, brandName: string, context: z.RefinementCtx): Address {
  const match = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<)?([^<>\s]+?)>?$/v.exec(text.trim());
  const parsed = address.safeParse(match?.[2]);
  if (parsed.success) return { name: match?.[1] || brandName, address: parsed.data };
  context.addIssue({ code: "custom", message: "is not an address, or a name with an <address>" });
  return z.NEVER;
}

function readOrigins(text: string, context: z.RefinementCtx): ReadonlySet<string> {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (wrong === undefined) return new Set(origins);
  context.addIssue({
    code: "custom",
    message: `"${wrong}" is not an origin such as https://www.example.ca`,
  });
  return z.NEVER;
}

function readKeys(text: string, context: z.RefinementCtx): Uint8Array[] {
  const keys = text.split(/[\s,]+/).map(parseKey);
  if (keys.every((key) => key !== undefined)) return keys;
  context.addIssue({
    code: "custom",
    message: "is not 32 bytes in base64 or hex; make one with: openssl rand -base64 32",
  });
  return z.NEVER;
}
