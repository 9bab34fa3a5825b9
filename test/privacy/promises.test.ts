import { expect, it } from "vitest";
import { FAILED_KEPT_MS, SENT_KEPT_MS } from "../../server/store/outbox.ts";
import { content } from "../clinic-under-test.ts";

const privacyPage = content.pages.privacy;

const DAY_MS = 24 * 3_600_000;
const words = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");

it("the privacy page promises what the server keeps to", () => {
  expect(words).toContain("ninety days");
  expect(FAILED_KEPT_MS).toBeLessThanOrEqual(90 * DAY_MS);
  expect(words).toContain("follows soon afterwards");
  expect(SENT_KEPT_MS).toBeLessThanOrEqual(DAY_MS);
});

it("the privacy page tells of no watch on how fast a form is filled, which nobody keeps", () => {
  expect(words).not.toMatch(/\b(?:fast|quick|speed)/i);
});
