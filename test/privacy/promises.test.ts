import { expect, it } from "vitest";
import { FAILED_KEPT_MS, RESUMED_UNTIL_MS, SENT_KEPT_MS } from "../../server/store/outbox.ts";
import { content } from "../clinic-under-test.ts";

const privacyPage = content.pages.privacy;

const DAY_MS = 24 * 3_600_000;
const words = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");

it("the privacy page promises what the server keeps to", () => {
  expect(words).toContain("ninety days");
  expect(RESUMED_UNTIL_MS + FAILED_KEPT_MS).toBeLessThanOrEqual(90 * DAY_MS);
  expect(words).toContain("follows soon afterwards");
  expect(SENT_KEPT_MS).toBeLessThanOrEqual(DAY_MS);
});

it("the privacy page tells of the hidden field, and of no watch on how fast a form is filled", () => {
  expect(words).toMatch(/hidden field/i);
  expect(content.messages.requestMail.spamReasons.trap).toMatch(/hidden field/i);
  expect(words).not.toMatch(/\b(?:fast|quick|speed)/i);
});

it("the privacy page says who answers for it, where the mail lies, how long, and since when", () => {
  expect(words).toMatch(/answers? for privacy/i);
  expect(words).toMatch(/\bmail\b[^.]*\bCanada\b|\bCanada\b[^.]*\bmail\b|email[^.]*\bCanada\b/);
  expect(words).toMatch(/\b(?:months|year) after|after (?:twelve months|a year)/i);
  expect(words).toMatch(/since \w+ (?:\d{1,2}, )?20\d\d/);
});
