/** What the site renders from `test/fixture-content`. A person wrote the expected values by reading the fixture's files. */
import { expect, it } from "vitest";
import { FIXTURE_CONTENT, siteOf } from "../test/support/clinic-folder.ts";
import { createHours } from "./derived/hours.ts";
import { reviewsOf } from "./derived/reviews.ts";
import { createRoutes } from "./routes.tsx";

const site = siteOf(FIXTURE_CONTENT);

it("redirects short and old paths", () => {
  const { redirects } = createRoutes(site);
  expect(redirects).toEqual({
    "/services/peels.html": "/treatments/peel",
    "/facial": "/treatments/facial",
    "/peel": "/treatments/peel",
    "/laser": "/treatments/laser",
    "/filler": "/treatments/filler",
    "/winter-peel": "/treatments/peel",
  });
});

it("shows the six newest reviews, newest first", () => {
  const names = site.derived.reviews?.testimonials.map(({ name }) => name);
  expect(names).toEqual(["Gus", "Fay", "Eli", "Dev", "Cleo", "Ben"]);
  expect(site.derived.reviews?.testimonials[0]).toMatchObject({ shownDate: "September 7, 2026" });
});

it("shows a treatment's own reviews first, then those that name no treatment", () => {
  const names = reviewsOf(site.content, "facial")?.testimonials.map(({ name }) => name);
  expect(names).toEqual(["Fay", "Cleo", "Gus", "Ben", "Eli", "Dev"]);
});

it("lists the days with other hours, without past ones", () => {
  const daysAt = (moment: string) =>
    createHours(site.content, Date.parse(moment)).visit.singleDays.rows.map(({ days }) => days);
  const range = "Friday, December 25 to Saturday, January 2";
  expect(daysAt("2026-12-25T05:59:00Z")).toEqual(["Thursday, December 24", range]);
  expect(daysAt("2026-12-25T06:00:00Z")).toEqual([range]);
  expect(daysAt("2027-01-03T06:00:00Z")).toEqual([]);
});

it("sorts the menu entries by their order field", () => {
  expect(site.links.menus.header.map(({ label }) => label)).toEqual([
    "About",
    "Without needles",
    "With needles",
    "Gallery",
    "Location",
    "Contact",
  ]);
  expect(site.links.menus.footerBase.map(({ label }) => label)).toEqual(["Privacy"]);
});
