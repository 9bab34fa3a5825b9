import { z } from "zod";
import type { Address } from "../delivery/email.ts";
import { parseKey } from "../store/encryption.ts";

export const wholeNumber = (most: number) => {
  const error = `is not a whole number from 0 to ${most}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().max(most, error));
};

const MAX_PROXIES = 10;
export const proxies = z.union(
  [
    z.enum(["true", "false"]).transform((word) => (word === "true" ? 1 : 0)),
    wholeNumber(MAX_PROXIES),
  ],
  `is not true, false or how many proxies stand in front, at most ${MAX_PROXIES}`,
);

export const url = (...protocols: string[]) => {
  const error = `is not an address that starts with ${protocols.join(":// or ")}://`;
  const protocol = new RegExp(`^(?:${protocols.join("|")})$`);
  return z.url({ protocol, error }).transform((text) => new URL(text));
};

const MILLISECONDS = /^[1-9]\d{0,8}$/;
export const smtpUrl = url("smtp", "smtps")
  .refine(({ hostname }) => hostname !== "", "names no mail server: smtp://user:password@host:587")
  .refine(
    ({ username, password }) => isEscaped(username) && isEscaped(password),
    "has a % in user or password that is no escape: write %25",
  )
  .refine(
    ({ pathname, hash, searchParams }) =>
      ["", "/"].includes(pathname + hash) &&
      [...searchParams].every(([name, ms]) => name === "socketTimeout" && MILLISECONDS.test(ms)),
    "may have nothing behind the port but ?socketTimeout=60000, a whole number of milliseconds",
  );

/** PostgreSQL's modes; the driver treats any other as the strictest. */
const sslModes = ["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"];

export const databaseUrl = url("postgres", "postgresql").refine(
  ({ searchParams }) => searchParams.getAll("sslmode").every((mode) => sslModes.includes(mode)),
  `has an sslmode that is not one of ${sslModes.join(", ")}`,
);

function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `web@clinic.ca`, or `The Clinic <web@clinic.ca>`; without a name it is the brand's. */
export const mailbox = (brandName: string) =>
  z.string().transform((text, context): Address => {
    const parsed = parseAddress(text);
    if (parsed) return { ...parsed, name: parsed.name || brandName };
    context.addIssue("is not an address, or a name with an <address>");
    return z.NEVER;
  });

/** One such address or several, separated by commas, as they stand in a header. */
export const mailboxes = z.string().transform((text, context): string => {
  const parts = text.match(/(?:"[^"]*"|[^",])+/g) ?? [];
  const parsed = parts.filter((part) => part.trim() !== "").map(parseAddress);
  const known = parsed.filter((address) => address !== undefined);
  if (known.length > 0 && known.length === parsed.length) return known.map(inHeader).join(", ");
  context.addIssue("is not an e-mail address, or several of them separated by commas");
  return z.NEVER;
});

function parseAddress(text: string): Address | undefined {
  const named = /^(?:"([^"\\\p{Cc}]*)"|([^"<>\\\p{Cc}]*?))\s*<([^<>]+)>$/v.exec(text.trim());
  const address = z.email().safeParse(named ? named[3] : text.trim());
  return address.success
    ? { name: named?.[1] ?? named?.[2] ?? "", address: address.data }
    : undefined;
}

function inHeader({ name, address }: Address): string {
  return name ? `"${name}" <${address}>` : address;
}

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
