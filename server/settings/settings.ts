import { resolve } from "node:path";
import { z } from "zod";
import { defaultPublicKey } from "../../contract/appointment-request.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import { StartError } from "../start-error.ts";
import { isLoopback } from "./loopback.ts";
import { parseSettings } from "./parse-settings.ts";
import {
  mailbox,
  mailboxes,
  mailServer,
  origin,
  origins,
  secretKeys,
  url,
  wholeNumber,
} from "./setting-values.ts";

const MAX_PROXIES = 10;
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"];

type ClinicFacts = Pick<FunctionContent, "brandName" | "siteUrl" | "email">;

export type Settings = ReturnType<typeof readSettings>;

/** The schema of every setting. The brand name and the email address are the defaults of the mail settings. */
export function settingsOf({ brandName, email }: Omit<ClinicFacts, "siteUrl">) {
  return z.object({
    PORT: wholeNumber(65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z.string().default(".data"),
    DATABASE_URL: url("postgres", "postgresql").optional(),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: mailbox(brandName).default({ name: brandName, address: email }),
    MAIL_TO: mailboxes.refine(({ length }) => length > 0, "names no address").default([email]),
    MAIL_FALLBACK_TO: mailboxes.default([]),
    ACKNOWLEDGE: z.enum(["0", "1"], "is not 0 or 1").default("0"),
    ALERT_URL: url("http", "https")
      .refine(
        ({ username }) => username === "",
        "contains a user, which fetch does not allow in a URL",
      )
      .optional(),
    PUBLIC_ANON_KEY: z.string().default(defaultPublicKey),
    FUNCTIONS_URL: url("http", "https").optional(),
    ALLOWED_ORIGINS: origins.default(new Set()),
    OUTBOX_KEY: secretKeys.default([]),
    TRUST_PROXY: wholeNumber(MAX_PROXIES).default(0),
    RATE_LIMIT_PER_MINUTE: wholeNumber(100_000).default(20),
    SITE_URL: origin.pipe(url("http", "https")).optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `is not one of ${LOG_LEVELS.join(", ")}`).default("info"),
  });
}

type GivenSettings = z.output<ReturnType<typeof settingsOf>>;

/**
 * Reads and validates the settings. An empty setting counts as unset.
 * @throws StartError with one line for each mistake, which begins with the name of the setting
 */
export function readSettings(environment: NodeJS.ProcessEnv, clinic: ClinicFacts) {
  const set = parseSettings(settingsOf(clinic), environment);
  const missing = missingSettings(set);
  if (missing.length > 0) throw new StartError(missing.join("\n"));
  return {
    port: set.PORT,
    host: set.HOST,
    logLevel: set.LOG_LEVEL,
    trustedProxies: set.TRUST_PROXY,
    /** Undefined if SITE_URL is unset: the address in the content applies. */
    siteUrl: set.SITE_URL,
    isServedOverTls: set.SITE_URL?.protocol === "https:" && !isLoopback(set.SITE_URL.hostname),
    publicKey: set.PUBLIC_ANON_KEY,
    allowedOrigins: set.ALLOWED_ORIGINS,
    rateLimitPerMinute: set.RATE_LIMIT_PER_MINUTE,
    store: {
      dataDir: resolve(set.DATA_DIR),
      databaseUrl: set.DATABASE_URL?.href,
      keys: set.OUTBOX_KEY,
    },
    mail: {
      addresses: { from: set.MAIL_FROM, to: set.MAIL_TO, fallbackTo: set.MAIL_FALLBACK_TO },
      smtpUrl: set.SMTP_URL,
      areAcknowledged: set.ACKNOWLEDGE === "1",
    },
    alertUrl: set.ALERT_URL,
  };
}

/** Checks the settings that require one another. Returns one line for each that is missing. */
function missingSettings(set: GivenSettings): string[] {
  const lines: string[] = [];
  if (set.DATABASE_URL && set.OUTBOX_KEY.length === 0) {
    lines.push(
      "OUTBOX_KEY: is required with DATABASE_URL, with the same value on every server; create one with: openssl rand -base64 32",
    );
  }
  const needed = { MAIL_TO: set.MAIL_TO, MAIL_FROM: [set.MAIL_FROM.address] };
  for (const [name, addresses] of Object.entries(set.SMTP_URL ? needed : {})) {
    if (addresses.length > 0 && !addresses.some(isSample)) continue;
    lines.push(`${name}: is required with SMTP_URL, and is still the sample address`);
  }
  return lines;
}

export const isSample = (address: string) => /@example\.\w+(?![\w.])/.test(address);
