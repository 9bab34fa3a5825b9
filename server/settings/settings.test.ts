import { describe, expect, it } from "vitest";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { StartError } from "../start-error.ts";
import { readSettings } from "./settings.ts";

const KEY = Buffer.alloc(32, 1).toString("base64");
const DATABASE_URL = "postgres://user:word@database:5432/website";
const SMTP_URL = "smtp://mail.clinic.test";
const DKIM = { DKIM_DOMAIN: "clinic.test", DKIM_SELECTOR: "site", DKIM_KEY: "-----BEGIN" };
const sample = { ...clinic, email: "hello@example.ca" };

function refusal(environment: Record<string, string>, facts = clinic): string[] {
  try {
    readSettings(environment, facts);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message.split("\n");
  }
  return [];
}

describe("with nothing set", () => {
  it("the site runs on this machine alone, and keeps all it takes in one folder", () => {
    const settings = readSettings({}, clinic);
    expect(settings).toMatchObject({ host: "127.0.0.1", trustedProxies: 0, isPublic: false });
    expect(settings.store).toMatchObject({ databaseUrl: undefined, keys: [] });
    expect(settings.mail).toMatchObject({ smtpUrl: undefined, dkim: undefined });
    expect(settings.mail.maildir.startsWith(settings.store.dataDir)).toBe(true);
  });

  it("the clinic is the sender and the receiver of its mail", () => {
    expect(readSettings({}, clinic).mail.addresses).toEqual({
      from: { name: clinic.brandName, address: clinic.email },
      to: [clinic.email],
      fallbackTo: [],
    });
  });

  it("what is set to nothing is the same", () => {
    const empty = { PORT: "", SMTP_URL: "", OUTBOX_KEY: "", SITE_URL: "", DKIM_KEY: "" };
    expect(readSettings(empty, clinic)).toEqual(readSettings({}, clinic));
  });
});

it.each<[string, Record<string, string>, string]>([
  ["a database without a key", { DATABASE_URL }, "OUTBOX_KEY"],
  ["a mail server, and nobody to send to", { SMTP_URL, MAIL_FROM: "a@b.ca" }, "MAIL_TO"],
  [
    "a mail server, and nobody in the list",
    { SMTP_URL, MAIL_FROM: "a@b.ca", MAIL_TO: "," },
    "MAIL_TO",
  ],
  ["mail for nobody, without a mail server", { MAIL_TO: " , " }, "MAIL_TO"],
  [
    "a mail server without a host",
    { SMTP_URL: "smtp:mail.clinic.test", MAIL_TO: "a@b.ca", MAIL_FROM: "a@b.ca" },
    "SMTP_URL",
  ],
  [
    "a mail server's password that cannot be read",
    { SMTP_URL: "smtp://u:pa%zz@mail.clinic.test", MAIL_TO: "a@b.ca", MAIL_FROM: "a@b.ca" },
    "SMTP_URL",
  ],
  ["an alert's address with a user", { ALERT_URL: "https://u:p@alerts.test/" }, "ALERT_URL"],
  [
    "a mail server with a time limit that is no number",
    {
      SMTP_URL: "smtp://mail.clinic.test?socketTimeout=abc",
      MAIL_TO: "a@b.ca",
      MAIL_FROM: "a@b.ca",
    },
    "SMTP_URL",
  ],
  ["a mail server, and the sample's sender", { SMTP_URL, MAIL_TO: "a@b.ca" }, "MAIL_FROM"],
  ["a signature by a key that is none", DKIM, "DKIM_KEY"],
])("refuses %s in one line that names the setting", (_, environment, name) => {
  expect(refusal(environment, sample)).toEqual([expect.stringMatching(`^${name}: .+`)]);
});

it.each(Object.keys(DKIM))("refuses a signature without its %s", (name) => {
  const all = new RegExp(`^DKIM_KEY: ${Object.keys(DKIM).join(".+")}.+together`);
  expect(refusal({ ...DKIM, [name]: "" })).toEqual([expect.stringMatching(all)]);
});

it("takes what belongs together", () => {
  const mail = { SMTP_URL, MAIL_TO: "a@b.ca", MAIL_FROM: "a@b.ca" };
  expect(refusal({ DATABASE_URL, OUTBOX_KEY: KEY, ...mail }, sample)).toEqual([]);
  expect(refusal({ SMTP_URL })).toEqual([]);
});

it.each([
  ["PORT", "80a"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://database"],
  ["SMTP_URL", "mail.clinic.test"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_TO", "a@b.ca, nobody"],
  ["MAIL_FALLBACK_TO", "a@b.ca\nBcc: c@d.ca"],
  ["ALERT_URL", "chat"],
  ["FUNCTIONS_URL", "ftp://functions.test"],
  ["ALLOWED_ORIGINS", "https://a.test/path"],
  ["OUTBOX_KEY", "short"],
  ["OUTBOX_KEY", `${KEY},short,shorter`],
  ["TRUST_PROXY", "-1"],
  ["RATE_LIMIT_PER_MINUTE", "many"],
  ["SITE_URL", "clinic.test"],
  ["LOG_LEVEL", "loud"],
])("refuses %s=%j in one line that names it", (name, value) => {
  expect(refusal({ [name]: value })).toEqual([expect.stringMatching(`^${name}: .+`)]);
});

it("tells several mistakes at once", () => {
  const values = { PORT: "80a", SITE_URL: "clinic.test", LOG_LEVEL: "loud" };
  const named = refusal(values).map((line) => line.split(":")[0]);
  expect(named).toEqual(Object.keys(values));
  const missing = refusal({ DATABASE_URL, SMTP_URL }, sample).map((line) => line.split(":")[0]);
  expect(missing).toEqual(["OUTBOX_KEY", "MAIL_TO", "MAIL_FROM"]);
});

it("opens with the former key, and seals with the first", () => {
  const former = Buffer.alloc(32, 2).toString("hex");
  const { keys } = readSettings({ OUTBOX_KEY: `${KEY}, ${former}` }, clinic).store;
  expect(keys.map((key) => key[0])).toEqual([1, 2]);
});
