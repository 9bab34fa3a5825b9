import { expect, it } from "vitest";
import { content } from "../../content-model/content.ts";
import { FAILED_KEPT_MS, RESUMED_UNTIL_MS, SENT_KEPT_MS } from "../../server/store/outbox.ts";

const privacyPage = content.pages.privacy;

const DAY_MS = 24 * 3_600_000;
const words = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");

it("the privacy page promises what the server keeps to", () => {
  expect(words).toContain("ninety days");
  expect(RESUMED_UNTIL_MS + FAILED_KEPT_MS).toBeLessThanOrEqual(90 * DAY_MS);
  expect(words).toContain("follows soon afterwards");
  expect(SENT_KEPT_MS).toBeLessThanOrEqual(DAY_MS);
});
