import { expect, it } from "vitest";
import { SENT_RETENTION_MS, WAITING_RETENTION_MS } from "../../server/outbox/outbox.ts";
import { content } from "../clinic-under-test.ts";
import { said } from "../support/said.ts";

const privacyPage = content.pages.privacy;

const DAY_MS = 24 * 3_600_000;
const words = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");

it("deletes requests when the privacy page says so", () => {
  expect(words).toMatch(said.ninetyDays);
  expect(WAITING_RETENTION_MS).toBe(90 * DAY_MS);
  expect(words).toMatch(said.erasedSoonAfter);
  expect(SENT_RETENTION_MS).toBe(DAY_MS);
});

it("names the hidden field on the privacy page, and no measurement of how fast a form is filled", () => {
  expect(words).toMatch(said.hiddenField);
  expect(content.words.requestMail.spamNote).toMatch(said.hiddenField);
  expect(words).not.toMatch(said.timing);
});

it("says on the privacy page who is responsible, where the mail is stored, for how long, and the date", () => {
  expect(words).toMatch(said.answersForPrivacy);
  expect(words).toMatch(said.carriesMail);
  expect(words).toMatch(said.keptFor);
  expect(words).toMatch(said.since);
});
