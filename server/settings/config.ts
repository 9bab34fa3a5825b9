import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { defaultPublicKey } from "../../contract/appointment-request.ts";
import type { FunctionContent } from "../../contract/function-content.ts";
import type { MailSettings } from "../mail/mailer.ts";
import type { Dkim } from "../mail/smtp.ts";
import type { StoreSettings } from "../outbox/stores/store.ts";
import { StartError } from "../start-error.ts";
import {
  address,
  isEscaped,
  namedAddress,
  origins,
  secretKeys,
  url,
  web,
  wholeNumber,
} from "./setting-values.ts";

/** The facts that defaults are made of. */
export type ClinicFacts = Pick<FunctionContent, "brandName" | "siteUrl" | "email">;

/** What was set, one part for each room of the server. */
export type Config = {
  http: {
    port: number;
    host: string;
    /** How many proxies in front may be believed. */
    trustedProxies: number;
    /** Every answer may ask for TLS: the site is set to be at an https address. */
    isServedOverTls: boolean;
    /** SITE_URL is set, to an address that everybody can reach. */
    isPublic: boolean;
  };
  functions: {
    publicKey: string;
    allowedOrigins: ReadonlySet<string>;
    rateLimitPerMinute: number;
  };
  store: StoreSettings;
  mail: MailSettings;
  siteUrl: URL;
  logLevel: string;
};

/**
 * Reads the settings once. Each has a default, see .env.example; an empty one is unset.
 * @param clinic stands in for what is not set.
 * @throws StartError naming the setting that cannot be used.
 */
export function readConfig(environment: NodeJS.ProcessEnv, clinic: ClinicFacts): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = settingsOf(clinic).safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${issue?.path.join(".") || "Settings"}: ${issue?.message}`);
  }
  const set = parsed.data;
  return {
    http: {
      port: set.PORT,
      host: set.HOST,
      trustedProxies: set.TRUST_PROXY,
      isServedOverTls: set.SITE_URL?.protocol === "https:" && !isLoopback(set.SITE_URL),
      isPublic: set.SITE_URL !== undefined && isPublic(set.SITE_URL),
    },
    functions: {
      publicKey: set.PUBLIC_ANON_KEY,
      allowedOrigins: set.ALLOWED_ORIGINS,
      rateLimitPerMinute: set.RATE_LIMIT_PER_MINUTE,
    },
    store: {
      dataDir: set.DATA_DIR,
      databaseUrl: set.DATABASE_URL,
      outboxKeys: set.OUTBOX_KEY,
    },
    mail: {
      addresses: { from: set.MAIL_FROM, to: set.MAIL_TO, fallbackTo: set.MAIL_FALLBACK_TO },
      smtpUrl: set.SMTP_URL,
      dkim: readDkim(set.DKIM_DOMAIN, set.DKIM_SELECTOR, set.DKIM_KEY),
      maildir: join(set.DATA_DIR, "mail"),
    },
    siteUrl: set.SITE_URL ?? new URL(clinic.siteUrl),
    logLevel: set.LOG_LEVEL,
  };
}

/** Their meaning stands in .env.example, and from there in docs/settings.md. */
export function settingsOf({ brandName, email }: Omit<ClinicFacts, "siteUrl">) {
  return z
    .object({
      PORT: wholeNumber(65_535).default(3000),
      HOST: z.string().default("127.0.0.1"),
      DATA_DIR: z
        .string()
        .default(".data")
        .transform((folder) => resolve(folder)),
      DATABASE_URL: url(["postgres:", "postgresql:"])
        .transform(({ href }) => href)
        .optional(),
      SMTP_URL: url(["smtp:", "smtps:"])
        .refine(
          ({ username, password }) => isEscaped(username) && isEscaped(password),
          "has a % in user or password that is no escape: write %25",
        )
        .optional(),
      MAIL_FROM: namedAddress(brandName).default({ name: brandName, address: email }),
      MAIL_TO: address.default(email),
      MAIL_FALLBACK_TO: address.or(z.literal("")).default(""),
      PUBLIC_ANON_KEY: z.string().default(defaultPublicKey),
      FUNCTIONS_URL: url(web).optional(),
      ALLOWED_ORIGINS: origins.default(new Set()),
      OUTBOX_KEY: secretKeys.optional(),
      DKIM_DOMAIN: z.string().optional(),
      DKIM_SELECTOR: z.string().optional(),
      DKIM_KEY: z.string().optional(),
      TRUST_PROXY: z
        .enum(["true", "false"], "is not true, false or a number of proxies")
        .transform((word) => (word === "true" ? 1 : 0))
        .or(wholeNumber(10))
        .default(0),
      RATE_LIMIT_PER_MINUTE: wholeNumber(100_000).default(20),
      SITE_URL: url(web).optional(),
      LOG_LEVEL: z
        .enum(["trace", "debug", "info", "warn", "error", "silent"], "is not a log level")
        .default("info"),
    })
    .superRefine((set, context) => {
      const refuse = (setting: string, message: string) =>
        context.addIssue({ code: "custom", path: [setting], message });
      if (set.DATABASE_URL && !set.OUTBOX_KEY) {
        refuse(
          "OUTBOX_KEY",
          "is needed with DATABASE_URL, the same on every node; make one with: openssl rand -base64 32",
        );
      }
      const mailAddresses = { MAIL_TO: set.MAIL_TO, MAIL_FROM: set.MAIL_FROM.address };
      for (const [setting, address] of Object.entries(set.SMTP_URL ? mailAddresses : {})) {
        if (!/@example\.\w+$/.test(address)) continue;
        refuse(setting, "is needed with SMTP_URL; it is still the sample address");
      }
      const dkim = [set.DKIM_DOMAIN, set.DKIM_SELECTOR, set.DKIM_KEY].filter(Boolean).length;
      if (dkim !== 0 && dkim !== 3) {
        refuse(
          "DKIM_KEY",
          "DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY are set together or not at all",
        );
      }
    });
}

function readDkim(domainName?: string, keySelector?: string, key?: string): Dkim | undefined {
  if (!domainName || !keySelector || !key) return undefined;
  if (key.startsWith("-----BEGIN")) {
    return { domainName, keySelector, privateKey: key.replaceAll("\\n", "\n") };
  }
  try {
    return { domainName, keySelector, privateKey: readFileSync(key, "utf8") };
  } catch (cause) {
    throw new StartError(`DKIM_KEY: neither a PEM key nor a file that can be read: ${key}`, {
      cause,
    });
  }
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/** Not an IP address, a name of the own network, or one that is reserved for tests and samples (RFC 2606). */
function isPublic({ hostname }: URL): boolean {
  const isName = /\.[a-z][a-z0-9-]+$/.test(hostname);
  return (
    isName && !/\.(test|example|invalid|localhost|local|internal)$|\bexample\.\w+$/.test(hostname)
  );
}
