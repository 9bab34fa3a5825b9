import { expect, it } from "vitest";
import type { Content } from "../../content/content-schema.ts";
import { shownNews } from "./shown.ts";

const contentWith = (parts: object) => parts as Content;

it("leaves out announcements and a promotion that are switched off", () => {
  const items = [
    { text: "Free parking", href: "/location", shown: true },
    { text: "Closed on Monday", href: "/contact", shown: false },
  ];
  const { announcements, promotion } = shownNews(
    contentWith({ announcements: { items }, promotion: { heading: "Free", shown: false } }),
  );
  expect(announcements.map(({ text }) => text)).toEqual(["Free parking"]);
  expect(promotion).toBeUndefined();
});

it("returns a promotion that is switched on", () => {
  const promotion = { heading: "Free", shown: true };
  const announcements = { items: [] };
  expect(shownNews(contentWith({ announcements, promotion })).promotion).toBe(promotion);
});
