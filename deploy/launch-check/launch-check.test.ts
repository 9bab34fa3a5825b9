import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readSettings } from "../../server/settings/settings.ts";
import { Source } from "../../site/content/source.ts";
import { reminders } from "./reminders.ts";
import { findSampleData } from "./sample-data.ts";
import { settingsProblems } from "./settings-problems.ts";

const sample = { brandName: "S", siteUrl: "https://www.example.com", email: "s@example.com" };

describe("sample data", () => {
  const found = (yaml: string, areReviewsShown = true) =>
    findSampleData(
      [{ name: "testimonials", source: new Source("f.yaml", yaml), schema: z.any() }],
      { areReviewsShown, folder: "content" },
    );

  it("is reported with its file, line and field if it is marked", () => {
    expect(found("letter:\n  text: Hello\n  by: Ann\n  sample: true\nother: x\n")).toEqual([
      { place: "content/f.yaml:1 letter", value: "Hello, Ann" },
    ]);
    expect(
      found("items:\n  - name: Ann\n    sample: false\n  - name: Bo\n    sample: true\n"),
    ).toEqual([{ place: "content/f.yaml:4 items[1]", value: "Bo" }]);
    expect(found("sample:\n  - phone\nphone: '+14165551234'\nemail: us@clinic.test\n")).toEqual([
      { place: "content/f.yaml:3 phone", value: "+14165551234" },
    ]);
    expect(found("variables:\n  a: 5 km\n  b: 2 km\nsample:\n  - variables.b\n")).toEqual([
      { place: "content/f.yaml:3 variables.b", value: "2 km" },
    ]);
    expect(found("sample:\n  - social\nsocial:\n  - name: Here\n  - name: There\n")).toEqual([
      { place: "content/f.yaml:3 social", value: "Here, There" },
    ]);
  });

  it.each(["+16045550123", "somebody@example.org", "https://example.net", "SAMPLEID1"])(
    "is reported without a mark if the value is reserved for examples: %s",
    (value) => {
      expect(found(`field: '${value}'\n`)).toHaveLength(1);
    },
  );

  it("is not reported without its mark, or in reviews that are not shown", () => {
    expect(found("items:\n  - name: Bo\n    sample: false\n")).toEqual([]);
    expect(found("items:\n  - name: Bo\n    sample: true\n", false)).toEqual([]);
  });
});

describe("the settings", () => {
  it("are all open without any configuration", () => {
    const problems = settingsProblems(
      readSettings({ MAIL_TO: "post@clinic.test, s@example.com" }, sample),
      ["2026-12-25"],
      new Date("2026-11-21"),
    );
    for (const setting of [
      ...["SMTP_URL", "MAIL_TO", "MAIL_FROM", "MAIL_FALLBACK_TO", "OUTBOX_KEY", "SITE_URL"],
    ]) {
      expect(problems.join("\n")).toContain(setting);
    }
  });

  it("are complete if everything is set and a holiday is in the future", () => {
    const config = readSettings(complete(), sample);
    expect(settingsProblems(config, ["2026-12-25"], new Date("2026-11-21"))).toEqual([]);
    expect(settingsProblems(config, ["2026-12-25"], new Date("2099-01-01"))).toHaveLength(1);
  });
});

it("reminds of what is decided by the clinic, and only of what is shown", () => {
  const shown = {
    rating: { value: 4.8, reviewCount: 7 },
    showRating: true,
    showTestimonials: true,
    showTestimonialsOnInvasive: true,
  };
  expect(reminders(shown)).toEqual([
    expect.stringContaining("forbids testimonials"),
    expect.stringContaining("4.8 of 7 reviews"),
    expect.stringContaining("business profiles"),
  ]);
  expect(reminders({ ...shown, showRating: false, showTestimonials: false })).toHaveLength(1);
});

function complete(): NodeJS.ProcessEnv {
  return {
    SMTP_URL: "smtp://user:password@mail.clinic.test:587",
    MAIL_TO: "post@clinic.test",
    MAIL_FROM: "Clinic <website@clinic.test>",
    MAIL_FALLBACK_TO: "owner@elsewhere.test",
    OUTBOX_KEY: Buffer.alloc(32).toString("base64"),
    SITE_URL: "https://www.clinic.test",
  };
}
