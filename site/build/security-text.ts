import { content } from "../../content-model/content.ts";
import { absolute } from "../structured-data/graph.ts";

const { email } = content.business;

/** The standard wants less than a year (RFC 9116); every build starts it anew. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1000;

export const securityTextPath = "/.well-known/security.txt";

/** Whom to tell of a hole. */
export function securityText(now = new Date()): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: en
Canonical: ${absolute(securityTextPath)}
`;
}
