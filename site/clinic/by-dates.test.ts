import { describe, expect, it } from "vitest";
import type { Content } from "../content/content-schema.ts";
import { byDates } from "./by-dates.ts";
import { isSeen } from "./period.ts";

type Dates = { shown?: boolean; from?: string; until?: string };

const seenAt = (moment: string, ...dates: Dates[]) => {
  const items = dates.map((each, index) => ({ text: `${index}`, shown: true, ...each }));
  const business = { timeZone: "America/Toronto" };
  const content = { announcements: { items }, promotion: items[0], business };
  return byDates(content as unknown as Content, Date.parse(moment));
};

describe("what visitors see by its dates", () => {
  it("begins and ends with a day of the clinic’s clock, summer time or not", () => {
    const { announcements } = seenAt("2027-01-01T00:00Z", {
      from: "2027-03-14",
      until: "2027-03-14",
    });
    expect(announcements[0]).toMatchObject({
      from: Date.parse("2027-03-14T05:00Z"),
      until: Date.parse("2027-03-15T04:00Z"),
    });
  });

  it("is nothing once it is over, or while it is switched off", () => {
    const dates = [{ until: "2027-05-01" }, { shown: false }, { from: "2027-04-01" }];
    const { announcements, promotion } = seenAt("2027-05-02T04:00Z", ...dates);
    expect(announcements.map(({ text }) => text)).toEqual(["2"]);
    expect(promotion).toBeUndefined();
    expect(seenAt("2027-05-02T03:59Z", ...dates).promotion).toBeDefined();
  });

  it("is told beforehand, for a visitor’s clock to begin", () => {
    const { announcements } = seenAt("2027-05-01T00:00Z", { from: "2027-06-01" }, {});
    expect(announcements.map((one) => isSeen(one, Date.parse("2027-05-30T00:00Z")))).toEqual([
      false,
      true,
    ]);
    expect(announcements.map((one) => isSeen(one, Date.parse("2027-06-01T04:00Z")))).toEqual([
      true,
      true,
    ]);
  });

  it("has no moments without dates", () => {
    expect(seenAt("2027-05-01T00:00Z", {}).announcements[0]).toEqual({ text: "0" });
  });
});
