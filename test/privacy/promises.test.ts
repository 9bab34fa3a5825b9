import { expect, it } from "vitest";
import { SENT_RETENTION_MS, WAITING_RETENTION_MS } from "../../server/outbox/outbox.ts";
import { content } from "../clinic-under-test.ts";
import { hasSpecified } from "../support/specification.ts";

const privacyPage = content.pages.privacy;

const DAY_MS = 24 * 3_600_000;
const words = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");

it.runIf(hasSpecified("pages/privacy"))(
  "keeps requests for as long as the privacy page says",
  () => {
    expect(words).toMatch(/ninety days/);
    expect(WAITING_RETENTION_MS).toBe(90 * DAY_MS);
    expect(words).toMatch(/one more day/);
    expect(SENT_RETENTION_MS).toBe(DAY_MS);
  },
);
