import { expect, it } from "vitest";
import { clinic } from "../../test/support/clinic-fixture.ts";
import { settingsOf } from "./config.ts";
import { findMisspeltSettings } from "./misspelt-settings.ts";

const settings = Object.keys(settingsOf(clinic).shape);

it("finds settings that are misspelt, and names what was meant", () => {
  const set = {
    SMPT_URL: "smtp://a",
    MAIL_TO: "b",
    OUTBOXKEY: "c",
    HOME: "/",
    PWD: "/",
    MAIL: "d",
  };
  expect(findMisspeltSettings(set, settings)).toEqual([
    ["SMPT_URL", "SMTP_URL"],
    ["OUTBOXKEY", "OUTBOX_KEY"],
  ]);
});

it("takes no setting for another one", () => {
  const all = Object.fromEntries(settings.map((name) => [name, "set"]));
  expect(findMisspeltSettings(all, settings)).toEqual([]);
});
