import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Dkim } from "../delivery/smtp.ts";
import { StartError } from "../start-error.ts";

type DkimSettings = Partial<
  Record<"DKIM_DOMAIN" | "DKIM_SELECTOR" | "DKIM_KEY", string | undefined>
>;

/** Undefined if the DKIM settings are unset, so that mail is not signed. @throws StartError that names DKIM_KEY */
export function readDkim(set: DkimSettings): Dkim | undefined {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY: key } = set;
  if (!domainName && !keySelector && !key) return undefined;
  if (!domainName || !keySelector || !key) {
    throw new StartError("DKIM_KEY: DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY must be set together");
  }
  try {
    const isKey = key.startsWith("-----BEGIN");
    const privateKey = isKey ? key.replaceAll("\\n", "\n") : readFileSync(key, "utf8");
    // Fails at startup, because with an invalid key no mail could be sent.
    createPrivateKey(privateKey);
    return { domainName, keySelector, privateKey };
  } catch (cause) {
    const message = "DKIM_KEY: is neither a private key in PEM nor the path of one";
    throw new StartError(message, { cause });
  }
}
