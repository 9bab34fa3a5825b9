import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { defaultPublicKey } from "../../contract/appointment-request.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import type { MailSettings } from "../delivery/create-mailer.ts";
import type { Dkim } from "../delivery/smtp.ts";
import { StartError } from "../start-error.ts";
import type { StoreSettings } from "../store/store.ts";
import {
  databaseUrl,
  mailbox,
  mailboxes,
  origins,
  proxies,
  secretKeys,
  smtpUrl,
  url,
  wholeNumber,
} from "./setting-values.ts";

type ClinicFacts = Pick<FunctionContent, "brandName" | "siteUrl" | "email">;

export type Config = ReturnType<typeof readConfig>;

/** An empty setting counts as unset; `clinic` provides some defaults. @throws StartError that names a setting */
export function readConfig(environment: NodeJS.ProcessEnv, clinic: ClinicFacts) {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = settingsOf(clinic).safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const set = parsed.data;
  const siteUrl = set.SITE_URL;
  const dataDir = resolve(set.DATA_DIR);
  const store: StoreSettings = {
    dataDir,
    databaseUrl: set.DATABASE_URL?.href,
    outboxKeys: set.OUTBOX_KEY,
  };
  const mail: MailSettings = {
    addresses: { from: set.MAIL_FROM, to: set.MAIL_TO, fallbackTo: set.MAIL_FALLBACK_TO },
    smtpUrl: set.SMTP_URL,
    dkim: readDkim(set),
    maildir: join(dataDir, "mail"),
  };
  return {
    http: {
      port: set.PORT,
      host: set.HOST,
      trustedProxies: set.TRUST_PROXY,
      isServedOverTls: siteUrl?.protocol === "https:" && !isLoopback(siteUrl),
      isPublic: siteUrl !== undefined && isPublic(siteUrl),
    },
    functions: {
      publicKey: set.PUBLIC_ANON_KEY,
      allowedOrigins: set.ALLOWED_ORIGINS,
      rateLimitPerMinute: set.RATE_LIMIT_PER_MINUTE,
    },
    store,
    mail,
    siteUrl: siteUrl ?? new URL(clinic.siteUrl),
    logLevel: set.LOG_LEVEL,
  };
}

export function settingsOf({ brandName, email }: Omit<ClinicFacts, "siteUrl">) {
  return z
    .object({
      PORT: wholeNumber(65_535).default(3000),
      HOST: z.string().default("127.0.0.1"),
      DATA_DIR: z.string().default(".data"),
      DATABASE_URL: databaseUrl.optional(),
      SMTP_URL: smtpUrl.optional(),
      MAIL_FROM: mailbox(brandName).default({ name: brandName, address: email }),
      MAIL_TO: mailboxes.default(email),
      MAIL_FALLBACK_TO: mailboxes.default(""),
      PUBLIC_ANON_KEY: z.string().default(defaultPublicKey),
      FUNCTIONS_URL: url("http", "https").optional(),
      ALLOWED_ORIGINS: origins.default(new Set()),
      OUTBOX_KEY: secretKeys.optional(),
      DKIM_DOMAIN: z.string().optional(),
      DKIM_SELECTOR: z.string().optional(),
      DKIM_KEY: z.string().optional(),
      TRUST_PROXY: proxies.default(0),
      RATE_LIMIT_PER_MINUTE: wholeNumber(100_000).default(20),
      SITE_URL: url("http", "https").optional(),
      LOG_LEVEL: z
        .enum(["trace", "debug", "info", "warn", "error", "silent"], "is not a log level")
        .default("info"),
    })
    .refine((set) => set.OUTBOX_KEY || !set.DATABASE_URL, {
      path: ["OUTBOX_KEY"],
      error:
        "is needed with DATABASE_URL, the same on every node; make one with: openssl rand -base64 32",
    })
    .refine((set) => !set.SMTP_URL || !isSample(set.MAIL_TO), { path: ["MAIL_TO"], error: SAMPLE })
    .refine((set) => !set.SMTP_URL || !isSample(set.MAIL_FROM.address), {
      path: ["MAIL_FROM"],
      error: SAMPLE,
    });
}

const SAMPLE = "is needed with SMTP_URL; it is still the sample address";
/** @param addresses one or several */
export const isSample = (addresses: string) => /@example\.\w+(?![\w.])/.test(addresses);

type Settings = z.output<ReturnType<typeof settingsOf>>;

function readDkim({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY }: Settings): Dkim | undefined {
  if (!DKIM_DOMAIN && !DKIM_SELECTOR && !DKIM_KEY) return undefined;
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_KEY) {
    throw new StartError(
      "DKIM_KEY: DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY are set together or not at all",
    );
  }
  const isKey = DKIM_KEY.startsWith("-----BEGIN");
  try {
    const privateKey = isKey ? DKIM_KEY.replaceAll("\\n", "\n") : readFileSync(DKIM_KEY, "utf8");
    // With a wrong key no mail could be signed or sent.
    createPrivateKey(privateKey);
    return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey };
  } catch (cause) {
    const message = "DKIM_KEY: neither a private key in PEM nor a file that holds one";
    throw new StartError(message, { cause });
  }
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/** Not an IP address, a name of the own network, or one that RFC 2606 keeps for tests and samples. */
function isPublic({ hostname }: URL): boolean {
  const isName = /\.[a-z][a-z0-9-]+$/.test(hostname);
  return (
    isName && !/\.(test|example|invalid|localhost|local|internal)$|\bexample\.\w+$/.test(hostname)
  );
}
