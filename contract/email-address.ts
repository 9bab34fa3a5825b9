import { z } from "zod";

/** In bytes (RFC 5321 §4.5.3.1.1). */
const MAX_LOCAL_BYTES = 64;

/** The characters of HTML's email field, and letters of any alphabet (RFC 6531). */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
/** Characters that the URL parser would not treat as part of a host name. */
const NO_DOMAIN = /[\s%/?#:@\\[\]]/;

/**
 * Converts the domain to ASCII (Punycode), which mail servers require: "joerg@xn--bcher-kva.ch" for
 * "joerg@bücher.ch". The local part is unchanged. Undefined if the text is not an email address.
 */
export function withAsciiDomain(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = asciiDomain(address.slice(at + 1));
  // The pattern of HTML's email field, so that the server accepts what the browser accepts.
  const isValid =
    z.regexes.html5Email.test(`local@${domain}`) &&
    LOCAL_PART.test(local) &&
    new TextEncoder().encode(local).length <= MAX_LOCAL_BYTES;
  return isValid ? `${local}@${domain}` : undefined;
}

export function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

function asciiDomain(domain: string): string {
  if (isAscii(domain) || NO_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
