import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("needs nothing set", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, trustedProxies: 0, rateLimitPerMinute: 20 });
});

it("takes an empty setting as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", SITE_URL: "" })).toMatchObject({ port: 3000 });
});

it.each([
  ["PORT", "70000"],
  ["PORT", "3000x"],
  ["SMTP_URL", "mail.example.ca"],
  ["DATABASE_URL", "mysql://localhost/a"],
  ["MAIL_TO", "nobody"],
  ["MAIL_FROM", "Clinic <nobody>"],
  ["ALLOWED_ORIGINS", "https://a.example/path"],
  ["OUTBOX_KEY", "short"],
  ["TRUST_PROXY", "maybe"],
  ["RATE_LIMIT_PER_MINUTE", "-1"],
  ["SITE_URL", "clinic"],
])("refuses %s=%s in one line that names it", (setting, value) => {
  expect(() => readConfig({ [setting]: value })).toThrow(new RegExp(`^${setting}: [^\n]+$`));
});

it("asks for what another setting needs", () => {
  const DATABASE_URL = "postgres://localhost/a";
  expect(() => readConfig({ DATABASE_URL })).toThrow(/^OUTBOX_KEY: is needed with DATABASE_URL/);
  expect(() => readConfig({ SMTP_URL: "smtp://localhost" })).toThrow(/^MAIL_TO: /);
  expect(() => readConfig({ DKIM_DOMAIN: "a.ca" })).toThrow(/^DKIM_KEY: /);
});

it("reads an address with a name", () => {
  const { mailFrom } = readConfig({ MAIL_FROM: '"The Clinic" <web@clinic.ca>' });
  expect(mailFrom).toEqual({ name: "The Clinic", address: "web@clinic.ca" });
});
