import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readConfig } from "../server/settings/config.ts";
import { clinicValues } from "./clinic-values.ts";
import { openDecisions } from "./decisions.ts";
import { mailRecords } from "./mail-records.ts";
import { findSampleValues, fingerprint } from "./sample-values.ts";
import { openSettings } from "./settings.ts";

const sample = { brandName: "S", siteUrl: "https://www.example.com", email: "s@example.com" };

describe("sample values", () => {
  it.each([
    "+19055550142",
    "hello@example.ca",
    "https://www.example.com",
    "SAMPLEID1",
    "1 Sample Rd",
  ])("%s can be nobody's", (value) => {
    expect(findSampleValues([{ file: "f", name: "n", value }])).toHaveLength(1);
  });

  it("are forgotten once they are replaced", () => {
    const replaced = clinicValues().map((known) => ({ ...known, value: `Ours ${known.name}` }));
    expect(findSampleValues(replaced)).toEqual([]);
  });

  it("are looked for in every place, each by a fingerprint of its own", () => {
    const places = clinicValues().map(({ file, name }) => `${file} ${name}`);
    expect(new Set(places).size).toBe(places.length);
    expect(fingerprint("one")).not.toBe(fingerprint("another"));
  });
});

describe("the owner's decisions", () => {
  it("are open until somebody has put a name to them", () => {
    const all = openDecisions({}).map(({ id }) => id);
    expect(all).toContain("hours");
    expect(all).toContain("healthCanada");
    expect(all).toContain("reviews");
    const answered = Object.fromEntries(all.map((id) => [id, "M. Sorrel, 2027-01-15"]));
    expect(openDecisions(answered)).toEqual([]);
    expect(openDecisions({ ...answered, hours: " " })).toHaveLength(1);
  });
});

describe("the settings", () => {
  it("of a fresh machine are all open", () => {
    const problems = openSettings(readConfig({}, sample), new Date("2026-11-21")).join("\n");
    for (const setting of ["SMTP_URL", "MAIL_TO", "MAIL_FROM", "MAIL_FALLBACK_TO", "SITE_URL"]) {
      expect(problems).toContain(setting);
    }
  });

  it("are settled when everything is set, until the holidays run out", () => {
    const config = readConfig(complete(), sample);
    expect(openSettings(config, new Date("2026-11-21"))).toEqual([]);
    expect(openSettings(config, new Date("2099-01-01"))).toHaveLength(1);
  });
});

describe("the DNS records", () => {
  it("name the mail server and carry the public half of the key", () => {
    const { dkim } = readConfig(complete(), sample).mail;
    const records = mailRecords({
      domain: "clinic.test",
      smtpHost: "mail.clinic.test",
      dkim,
      reportsTo: "post@clinic.test",
    });
    expect(records.map(({ name }) => name)).toEqual([
      "clinic.test.",
      "website._domainkey.clinic.test.",
      "_dmarc.clinic.test.",
    ]);
    expect(records[0]?.value).toBe("v=spf1 a:mail.clinic.test -all");
    expect(records[1]?.value).toMatch(/^v=DKIM1; k=rsa; p=MII[\w+/=]+$/);
    expect(records[1]?.value).not.toContain("PRIVATE");
  });

  it("are there to be filled in before anything is set", () => {
    const bare = {
      domain: "clinic.test",
      smtpHost: undefined,
      dkim: undefined,
      reportsTo: "a@b.c",
    };
    expect(mailRecords(bare).map(({ value }) => value.split(";")[0]?.split(" ")[0])).toEqual([
      "v=spf1",
      "v=DKIM1",
      "v=DMARC1",
    ]);
  });
});

function complete(): NodeJS.ProcessEnv {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    SMTP_URL: "smtp://user:password@mail.clinic.test:587",
    MAIL_TO: "post@clinic.test",
    MAIL_FROM: "Clinic <website@clinic.test>",
    MAIL_FALLBACK_TO: "owner@elsewhere.test",
    SITE_URL: "https://www.clinic.test",
    DKIM_DOMAIN: "clinic.test",
    DKIM_SELECTOR: "website",
    DKIM_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
