import type { Site } from "../site.ts";

/** The standard requires less than a year (RFC 9116); every build renews it. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1000;

export const securityTextPath = "/.well-known/security.txt";

/** How to report a vulnerability. */
export function securityText({ absolute, content, locale }: Site, now = new Date()): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return `Contact: mailto:${content.business.email}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${locale.split("-")[0]}
Canonical: ${absolute(securityTextPath)}
`;
}
