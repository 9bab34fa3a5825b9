import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { readConfig } from "./config.ts";

it("needs nothing set", () => {
  expect(readConfig({}, clinic)).toMatchObject({
    http: { port: 3000, trustedProxies: 0, isServedOverTls: false },
    functions: { rateLimitPerMinute: 20 },
  });
});

it("takes an empty setting as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", SITE_URL: "" }, clinic)).toMatchObject({
    http: { port: 3000 },
    store: { databaseUrl: undefined },
  });
});

it.each([
  ["PORT", "70000"],
  ["PORT", "3000x"],
  ["SMTP_URL", "mail.example.ca"],
  ["DATABASE_URL", "mysql://localhost/a"],
  ["MAIL_TO", "nobody"],
  ["MAIL_FROM", "Clinic <nobody>"],
  ["MAIL_FROM", "a@b@c,d"],
  ["MAIL_FROM", "Clinic <a@b.ca"],
  ["MAIL_FROM", "a@b.ca>"],
  ["MAIL_TO", ","],
  ["MAIL_TO", "a@b.ca, nobody"],
  ["MAIL_TO", "a@b.ca c@d.ca"],
  ["MAIL_TO", "Day, Zoë <a@b.ca>"],
  ["MAIL_TO", "A\nBcc: x@y.ca <a@b.ca>"],
  ["MAIL_FALLBACK_TO", "nobody"],
  ["SMTP_URL", "smtp:///x"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp://user:password@:587"],
  ["SMTP_URL", "smtp://mail.clinic.ca/x"],
  ["SMTP_URL", "smtp://mail.clinic.ca?socketTimeout=abc"],
  ["SMTP_URL", "smtp://mail.clinic.ca?socketTimeout=0"],
  ["SMTP_URL", "smtp://mail.clinic.ca?sockettimeout=60000"],
  ["DATABASE_URL", "postgres://localhost/a?sslmode=bogus"],
  ["DATABASE_URL", "postgres://localhost/a?sslmode="],
  ["SMTP_URL", "smtp://clinic:100%pure@mail.clinic.ca"],
  ["SMTP_URL", "smtp://cl%nic:pure@mail.clinic.ca"],
  ["ALLOWED_ORIGINS", "https://a.example/path"],
  ["OUTBOX_KEY", "short"],
  ["TRUST_PROXY", "maybe"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "11"],
  ["RATE_LIMIT_PER_MINUTE", "-1"],
  ["SITE_URL", "clinic"],
])("refuses %s=%s in one line that names it and says why", (setting, value) => {
  const given = { OUTBOX_KEY: "00".repeat(32), [setting]: value };
  expect(() => readConfig(given, clinic)).toThrow(new RegExp(`^${setting}: (?!Invalid)[^\n]+$`));
});

it.each([
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10"],
  ["SMTP_URL", "smtps://mail.clinic.ca/?socketTimeout=60000"],
  ["SMTP_URL", "smtp://[2001:db8::1]:25"],
  ["DATABASE_URL", "postgres://user:password@localhost/a?sslmode=verify-full"],
  ["DATABASE_URL", "postgres:///a?host=/run/postgresql"],
])("takes %s=%s", (setting, value) => {
  const given = { OUTBOX_KEY: "00".repeat(32), [setting]: value };
  expect(() => readConfig(given, clinic)).not.toThrow();
});

it("asks for what another setting needs", () => {
  const DATABASE_URL = "postgres://localhost/a";
  expect(() => readConfig({ DATABASE_URL }, clinic)).toThrow(
    /^OUTBOX_KEY: is needed with DATABASE_URL/,
  );
  const sample = { ...clinic, email: "desk@example.com" };
  const SMTP_URL = "smtp://localhost";
  expect(() => readConfig({ SMTP_URL }, sample)).toThrow(/^MAIL_TO: /);
  expect(() => readConfig({ SMTP_URL, MAIL_TO: "to@clinic.test" }, sample)).toThrow(/^MAIL_FROM: /);
  expect(() => readConfig({ DKIM_DOMAIN: "a.ca" }, clinic)).toThrow(/^DKIM_KEY: /);
});

it("refuses a DKIM key that cannot sign", () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 1024,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const names = { DKIM_DOMAIN: "a.ca", DKIM_SELECTOR: "s" };
  for (const DKIM_KEY of [
    publicKey,
    "-----BEGIN PRIVATE KEY-----\n",
    import.meta.filename,
    "/no",
  ]) {
    expect(() => readConfig({ ...names, DKIM_KEY }, clinic)).toThrow(/^DKIM_KEY: [^\n]+$/);
  }
  const inOneLine = privateKey.replaceAll("\n", "\\n");
  const { mail } = readConfig({ ...names, DKIM_KEY: inOneLine }, clinic);
  expect(mail.dkim?.privateKey).toBe(privateKey);
});

it.each([
  ["https://www.clinic.ca", true],
  ["https://clinic.xn--p1ai", true],
  ["http://localhost:3000", false],
  ["http://127.0.0.1:3000", false],
  ["http://192.168.1.7", false],
  ["http://[2001:db8::1]", false],
  ["http://desk:3000", false],
  ["https://www.clinic.test", false],
  ["https://www.example.ca", false],
])("knows whether %s is on the internet: %s", (SITE_URL, isPublic) => {
  expect(readConfig({ SITE_URL }, clinic).http.isPublic).toBe(isPublic);
});

it("takes a password with an escaped per cent sign", () => {
  const SMTP_URL = "smtp://clinic:100%25pure@mail.clinic.ca";
  const { mail } = readConfig(
    { SMTP_URL, MAIL_TO: "desk@clinic.ca", MAIL_FROM: "web@clinic.ca" },
    clinic,
  );
  expect(mail.smtpUrl?.password).toBe("100%25pure");
});

it("reads an address with a name", () => {
  const { mail } = readConfig({ MAIL_FROM: '"The Clinic" <web@clinic.ca>' }, clinic);
  expect(mail.addresses.from).toEqual({ name: "The Clinic", address: "web@clinic.ca" });
});

it("takes several recipients, with names and without", () => {
  const MAIL_TO = ' a@b.ca, Front Desk <c@d.ca>,"Day, Zoë" <e@f.ca>, ';
  const { to, fallbackTo } = readConfig({ MAIL_TO, MAIL_FALLBACK_TO: MAIL_TO }, clinic).mail
    .addresses;
  expect(to).toBe('a@b.ca, "Front Desk" <c@d.ca>, "Day, Zoë" <e@f.ca>');
  expect(fallbackTo).toBe(to);
});

it("finds a sample address among several", () => {
  const mail = { MAIL_FROM: "web@clinic.test", SMTP_URL: "smtp://localhost" };
  const of = (MAIL_TO: string) => () => readConfig({ ...mail, MAIL_TO }, clinic);
  expect(of("to@clinic.test, Desk <a@example.ca>")).toThrow(/^MAIL_TO: /);
  expect(of("a@example.com, to@clinic.test")).toThrow(/^MAIL_TO: /);
  expect(of("a@example.clinic.test")).not.toThrow();
});

it("takes from the clinic's facts what is not set", () => {
  const { mail, siteUrl } = readConfig({ MAIL_TO: "other@clinic.ca" }, clinic);
  expect(mail.addresses).toEqual({
    from: { name: clinic.brandName, address: clinic.email },
    to: "other@clinic.ca",
    fallbackTo: "",
  });
  expect(siteUrl.origin).toBe(clinic.siteUrl);
});
