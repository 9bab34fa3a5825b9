import { expect, it } from "vitest";
import { SENT_RETENTION_MS, WAITING_RETENTION_MS } from "../../server/outbox/outbox.ts";
import { content } from "../clinic-under-test.ts";

const privacyPage = content.pages.privacy;

const DAY_MS = 24 * 3_600_000;
const words = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");

it("keeps requests for as long as the privacy page says", () => {
  expect(words).toMatch(/ninety days/);
  expect(WAITING_RETENTION_MS).toBe(90 * DAY_MS);
  expect(words).toMatch(/one more day/);
  expect(SENT_RETENTION_MS).toBe(DAY_MS);
});

it("says on the privacy page who is responsible, where the mail is stored, for how long, and the date", () => {
  expect(words).toMatch(
    /answers? for privacy|in charge of the protection of personal information/i,
  );
  expect(words).toMatch(/\bmail\b[^.]*\b(?:Canada|Quebec)\b|email[^.]*\b(?:Canada|Quebec)\b/);
  expect(words).toMatch(/\b(?:months|year) after|after (?:twelve months|a year)/i);
  expect(words).toMatch(/last changed on [A-Z][a-z]+ \d{1,2}, 20\d\d/);
});
