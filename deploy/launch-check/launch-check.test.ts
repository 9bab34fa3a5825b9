import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readSettings } from "../../server/settings/settings.ts";
import { type Answers, answers } from "../../site/content/schema/answers.ts";
import { Source } from "../../site/content/source.ts";
import { mailRecords } from "./mail-records.ts";
import { overdueReviews } from "./overdue-reviews.ts";
import { findSampleData } from "./sample-data.ts";
import { settingsProblems } from "./settings-problems.ts";
import { unansweredQuestions } from "./unanswered-questions.ts";

const sample = { brandName: "S", siteUrl: "https://www.example.com", email: "s@example.com" };

describe("invented data", () => {
  const found = (yaml: string, areReviewsShown = true) =>
    findSampleData(
      [{ name: "testimonials", source: new Source("f.yaml", yaml), schema: z.any() }],
      areReviewsShown,
    );

  it("is what is marked, told with its file, line and field", () => {
    expect(found("letter:\n  text: Hello\n  by: Ann\n  sample: true\nother: x\n")).toEqual([
      { place: "f.yaml:1 letter", value: "Hello, Ann" },
    ]);
    expect(
      found("items:\n  - name: Ann\n    sample: false\n  - name: Bo\n    sample: true\n"),
    ).toEqual([{ place: "f.yaml:4 items[1]", value: "Bo" }]);
    expect(found("sample:\n  - phone\nphone: '+14165551234'\nemail: us@clinic.test\n")).toEqual([
      { place: "f.yaml:3 phone", value: "+14165551234" },
    ]);
  });

  it.each(["+16045550123", "somebody@example.org", "https://example.net", "SAMPLEID1"])(
    "is what can be nobody's, marked or not: %s",
    (value) => {
      expect(found(`field: '${value}'\n`)).toHaveLength(1);
    },
  );

  it("is forgotten once its mark is gone, and where no review is shown", () => {
    expect(found("items:\n  - name: Bo\n    sample: false\n")).toEqual([]);
    expect(found("items:\n  - name: Bo\n    sample: true\n", false)).toEqual([]);
  });
});

describe("a treatment's page", () => {
  const yaml = "name: Light\nprovenance:\n  reviewed: 2026-03-01\n";
  const sources = [
    { name: "treatments/light", source: new Source("light.yaml", yaml), schema: z.any() },
  ];
  const overdueOn = (day: string) =>
    overdueReviews(
      [{ slug: "light", provenance: { reviewed: "2026-03-01" } }],
      sources,
      new Date(day),
    );

  it("is to be reviewed again after a year, told with its file and line", () => {
    expect(overdueOn("2027-03-01")).toEqual([]);
    expect(overdueOn("2027-03-02")).toEqual([
      expect.stringMatching(/^light\.yaml:3 provenance\.reviewed: last reviewed on 2026-03-01/),
    ]);
  });
});

it("who gives a treatment is invented until its mark is gone", () => {
  const yaml = "provenance:\n  device: Sample lamp\n  reviewed: 2026-03-01\n  sample: true\n";
  const source = new Source("light.yaml", yaml);
  const sources = [{ name: "treatments/light", source, schema: z.any() }];
  expect(findSampleData(sources, true)).toEqual([
    { place: "light.yaml:1 provenance", value: "Sample lamp, 2026-03-01" },
  ]);
});

describe("the owner's decisions", () => {
  const unanswered = Object.fromEntries(
    Object.keys(answers.shape).map((id) => [id, ""]),
  ) as Answers;

  it("are open until somebody has put a name to them", () => {
    const all = unansweredQuestions(unanswered, true).map(({ id }) => id);
    expect(all).toEqual(Object.keys(answers.shape));
    const answered = Object.fromEntries(all.map((id) => [id, "A. Owner, 2027-01-15"])) as Answers;
    expect(unansweredQuestions(answered, true)).toEqual([]);
    expect(unansweredQuestions({ ...answered, hours: " " }, true)).toHaveLength(1);
    expect(unansweredQuestions({ ...answered, reviews: "" }, false)).toEqual([]);
  });
});

it("counsel is asked about reviews where a physician orders, about figures and about aims", () => {
  const asked = unansweredQuestions(
    Object.fromEntries(Object.keys(answers.shape).map((id) => [id, ""])) as Answers,
    true,
  ).filter(({ question }) => /\bcounsel\b/i.test(question));
  expect(asked.map(({ id }) => id)).toEqual(["reviews", "claims", "aims"]);
  const [reviews, claims] = asked.map(({ question }) => question);
  expect(reviews).toMatch(/physician orders/);
  for (const figure of [/onset and duration/, /95%/, /method/]) expect(claims).toMatch(figure);
});

describe("the settings", () => {
  it("of a fresh machine are all open", () => {
    const problems = settingsProblems(
      readSettings({}, sample),
      ["2026-12-25"],
      new Date("2026-11-21"),
    );
    for (const setting of [
      ...["SMTP_URL", "MAIL_TO", "MAIL_FROM", "MAIL_FALLBACK_TO", "OUTBOX_KEY", "SITE_URL"],
    ]) {
      expect(problems.join("\n")).toContain(setting);
    }
  });

  it("are settled when everything is set, until the holidays run out", () => {
    const config = readSettings(complete(), sample);
    expect(settingsProblems(config, ["2026-12-25"], new Date("2026-11-21"))).toEqual([]);
    expect(settingsProblems(config, ["2026-12-25"], new Date("2099-01-01"))).toHaveLength(1);
  });
});

describe("the DNS records", () => {
  it("name the mail server and carry the public half of the key", () => {
    const { dkim } = readSettings(complete(), sample).mail;
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
    OUTBOX_KEY: Buffer.alloc(32).toString("base64"),
    SITE_URL: "https://www.clinic.test",
    DKIM_DOMAIN: "clinic.test",
    DKIM_SELECTOR: "website",
    DKIM_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
