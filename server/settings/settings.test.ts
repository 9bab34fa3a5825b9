import { describe, expect, it } from "vitest";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { StartError } from "../start-error.ts";
import { readSettings } from "./settings.ts";

const KEY = Buffer.alloc(32, 1).toString("base64");
const DATABASE_URL = "postgres://user:word@database:5432/website";
const SMTP_URL = "smtp://mail.clinic.test";
const MAIL_FROM = "a@b.ca";
const mail = { SMTP_URL, MAIL_TO: "a@b.ca", MAIL_FROM };
const sample = { ...clinic, email: "hello@example.ca" };

function errorsOf(environment: Record<string, string>, facts = clinic): string[] {
  try {
    readSettings(environment, facts);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message.split("\n");
  }
  return [];
}

describe("the defaults", () => {
  it("serve only this machine and store requests in DATA_DIR", () => {
    const settings = readSettings({}, clinic);
    expect(settings).toMatchObject({
      host: "127.0.0.1",
      trustedProxies: 0,
      isServedOverTls: false,
    });
    expect(settings.store).toMatchObject({ databaseUrl: undefined, keys: [] });
    expect(settings.mail).toMatchObject({ smtpUrl: undefined });
  });

  it("send mail from and to the address of the content", () => {
    expect(readSettings({}, clinic).mail.addresses).toEqual({
      from: { name: clinic.brandName, address: clinic.email },
      to: [clinic.email],
      fallbackTo: [],
    });
  });

  it("name a bare MAIL_FROM after the clinic", () => {
    const { from } = readSettings({ MAIL_FROM: "web@clinic.ca" }, clinic).mail.addresses;
    expect(from).toEqual({ name: "Northlight", address: "web@clinic.ca" });
  });

  it("apply to empty settings", () => {
    const empty = { PORT: "", SMTP_URL: "", OUTBOX_KEY: "", SITE_URL: "" };
    expect(readSettings(empty, clinic)).toEqual(readSettings({}, clinic));
  });
});

it.each<[string, Record<string, string>, string]>([
  ["a database without a key", { DATABASE_URL }, "OUTBOX_KEY"],
  ["a mail server without MAIL_TO", { SMTP_URL, MAIL_FROM }, "MAIL_TO"],
  ["a mail server with an empty MAIL_TO", { SMTP_URL, MAIL_FROM, MAIL_TO: "," }, "MAIL_TO"],
  ["an empty MAIL_TO without a mail server", { MAIL_TO: " , " }, "MAIL_TO"],
  ["a mail server without a host", { ...mail, SMTP_URL: "smtp:mail.clinic.test" }, "SMTP_URL"],
  [
    "an SMTP password that is not encoded",
    { ...mail, SMTP_URL: "smtp://u:%zz@m.test" },
    "SMTP_URL",
  ],
  ["a webhook URL with a user", { ALERT_URL: "https://u:p@alerts.test/" }, "ALERT_URL"],
  ["a socketTimeout in words", { ...mail, SMTP_URL: `${SMTP_URL}?socketTimeout=abc` }, "SMTP_URL"],
  ["one sample recipient of two", { ...mail, MAIL_TO: "a@b.ca, hello@example.ca" }, "MAIL_TO"],
  ["a mail server with the sample sender", { ...mail, MAIL_FROM: "" }, "MAIL_FROM"],
])("rejects %s in one line that names the setting", (_, environment, name) => {
  expect(errorsOf(environment, sample)).toEqual([expect.stringMatching(`^${name}: .+`)]);
});

it("accepts a complete set of settings", () => {
  expect(errorsOf({ DATABASE_URL, OUTBOX_KEY: KEY, ...mail }, sample)).toEqual([]);
  expect(errorsOf({ SMTP_URL })).toEqual([]);
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
])("rejects %s=%j in one line that names it", (name, value) => {
  expect(errorsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name}: .+`)]);
});

it.each(["https://www.clinic.ca/", "https://www.clinic.ca/en", "https://WWW.clinic.ca:443"])(
  "names the origin to write instead of SITE_URL=%s",
  (SITE_URL) => {
    const sentence = `SITE_URL: "${SITE_URL}" is not an origin such as https://www.clinic.ca`;
    expect(errorsOf({ SITE_URL })).toEqual([sentence]);
  },
);

it("reports every mistake at once", () => {
  const values = { PORT: "80a", SITE_URL: "clinic.test", LOG_LEVEL: "loud" };
  const named = errorsOf(values).map((line) => line.split(":")[0]);
  expect(named).toEqual(Object.keys(values));
  const missing = errorsOf({ DATABASE_URL, SMTP_URL }, sample).map((line) => line.split(":")[0]);
  expect(missing).toEqual(["OUTBOX_KEY", "MAIL_TO", "MAIL_FROM"]);
});

it("reads several recipients, also with a comma in a name", () => {
  const { to } = readSettings({ MAIL_TO: '"Day, Zoë" <a@b.ca>, c@d.ca' }, clinic).mail.addresses;
  expect(to).toEqual(['"Day, Zoë" <a@b.ca>', "c@d.ca"]);
});

it("reads several encryption keys in order", () => {
  const former = Buffer.alloc(32, 2).toString("hex");
  const { keys } = readSettings({ OUTBOX_KEY: `${KEY}, ${former}` }, clinic).store;
  expect(keys.map((key) => key[0])).toEqual([1, 2]);
});
