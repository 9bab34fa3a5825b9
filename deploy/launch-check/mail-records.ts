import { createPublicKey } from "node:crypto";
import type { Dkim } from "../../server/delivery/smtp.ts";

type MailSettings = {
  /** The part after the @ of the address that mails come from. */
  domain: string;
  smtpHost: string | undefined;
  dkim: Dkim | undefined;
  reportsTo: string;
};

/** The three TXT records that let other mail servers believe ours, as text to paste. */
export function mailRecords({ domain, smtpHost, dkim, reportsTo }: MailSettings) {
  return [
    {
      name: `${domain}.`,
      value: `v=spf1 ${smtpHost ? `a:${smtpHost}` : "include:YOUR-MAIL-SERVICE"} -all`,
      note: "SPF. One record a domain: merge it with one that is there. Where a mail service names its own include:, use that.",
    },
    {
      name: `${dkim?.keySelector ?? "website"}._domainkey.${dkim?.domainName ?? domain}.`,
      value: `v=DKIM1; k=${dkim ? keyType(dkim.privateKey) : "rsa"}; p=${dkim ? publicKey(dkim.privateKey) : "YOUR-PUBLIC-KEY"}`,
      note: "DKIM. Make a key with: openssl genrsa -out dkim.pem 2048; then set DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY and run this again. Not needed where the mail service signs.",
    },
    {
      name: `_dmarc.${domain}.`,
      value: `v=DMARC1; p=quarantine; rua=mailto:${reportsTo}; adkim=s; aspf=s`,
      note: "DMARC. Begin with p=none for a week if the domain sends other mail, too.",
    },
  ];
}

function publicKey(privateKey: string): string {
  const key = createPublicKey(privateKey);
  // RFC 8463: of an Ed25519 key only the 32 bytes themselves, without the wrapping.
  const der = key.export({ type: "spki", format: "der" });
  return (keyType(privateKey) === "ed25519" ? der.subarray(-32) : der).toString("base64");
}

function keyType(privateKey: string): "rsa" | "ed25519" {
  return createPublicKey(privateKey).asymmetricKeyType === "ed25519" ? "ed25519" : "rsa";
}
