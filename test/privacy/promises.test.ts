import { expect, it } from "vitest";
import { SENT_RETENTION_MS, WAITING_RETENTION_MS } from "../../server/outbox/outbox.ts";
import { content } from "../clinic-under-test.ts";
import { said } from "../support/said.ts";

const privacyPage = content.pages.privacy;

const DAY_MS = 24 * 3_600_000;
const words = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");

it("the privacy page promises what the server keeps to", () => {
  expect(words).toMatch(said.ninetyDays);
  expect(WAITING_RETENTION_MS).toBeLessThanOrEqual(90 * DAY_MS);
  expect(words).toMatch(said.erasedSoonAfter);
  expect(SENT_RETENTION_MS).toBeLessThanOrEqual(DAY_MS);
});

it("the privacy page tells of the hidden field, and of no watch on how fast a form is filled", () => {
  expect(words).toMatch(said.hiddenField);
  expect(content.words.requestMail.spamNote).toMatch(said.hiddenField);
  expect(words).not.toMatch(said.timing);
});

it("the privacy page says who answers for it, where the mail lies, how long, and since when", () => {
  expect(words).toMatch(said.answersForPrivacy);
  expect(words).toMatch(said.carriesMail);
  expect(words).toMatch(said.keptFor);
  expect(words).toMatch(said.since);
});
