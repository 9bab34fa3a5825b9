import { z } from "zod";
import { originProblem } from "../../contract/origin.ts";
import type { Address } from "../delivery/mailer.ts";
import { parseKey } from "../outbox/seal.ts";

export const wholeNumber = (most: number) => {
  const error = `is not a whole number from 0 to ${most}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().max(most, error));
};

export const url = (...protocols: string[]) => {
  const error = `is not an address that starts with ${protocols.join(":// or ")}://`;
  const protocol = new RegExp(`^(?:${protocols.join("|")})$`);
  return z.url({ protocol, error }).transform((text) => new URL(text));
};

/** An SMTP URL with a host, and with a user and a password that are percent-encoded. */
export const mailServer = url("smtp", "smtps")
  .refine(
    ({ hostname, username, password }) =>
      hostname !== "" && [username, password].every((part) => isEncoded(part)),
    "has no host, or has a user or password that is not percent-encoded (write % as %25)",
  )
  .refine(
    ({ searchParams }) => /^\d*$/.test(searchParams.get("socketTimeout") ?? ""),
    "has a socketTimeout that is not a whole number of milliseconds",
  );

function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** `web@clinic.ca`, or `The Clinic <web@clinic.ca>`. The name defaults to the brand name. */
export const mailbox = (brandName: string) =>
  z.string().transform((text, context): Address => {
    const parsed = parseAddress(text);
    if (parsed) return { ...parsed, name: parsed.name || brandName };
    context.addIssue("is not an address, or a name with an <address>");
    return z.NEVER;
  });

/** A comma-separated list of such addresses. Each is returned in the syntax of a mail header. */
export const mailboxes = z.string().transform((text, context): readonly string[] => {
  const parts = text.match(/(?:"[^"]*"|[^",])+/g) ?? [];
  const parsed = parts.filter((part) => part.trim() !== "").map(parseAddress);
  const known = parsed.filter((address) => address !== undefined);
  if (known.length === parsed.length) {
    return known.map(({ name, address }) => (name ? `"${name}" <${address}>` : address));
  }
  context.addIssue("is not an e-mail address, or several of them separated by commas");
  return z.NEVER;
});

function parseAddress(text: string): Address | undefined {
  const named = /^(?:"([^"\\\p{Cc}]*)"|([^"<>\\\p{Cc}]*?))\s*<([^<>]+)>$/v.exec(text.trim());
  const address = z.email().safeParse(named ? named[3] : text.trim());
  const name = named?.[1] ?? named?.[2] ?? "";
  return address.success ? { name, address: address.data } : undefined;
}

const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

export const origin = z.string().superRefine((text, context) => {
  const problem = originProblem(text);
  if (problem) context.addIssue(problem);
});
export const origins = list.pipe(z.array(origin)).transform((found) => new Set(found));

const secretKey = z.string().transform((text, context) => {
  const key = parseKey(text);
  if (!key)
    context.addIssue("is not 32 bytes in base64 or hex; create one with: openssl rand -base64 32");
  return key ?? z.NEVER;
});
export const secretKeys = list.pipe(z.array(secretKey));
