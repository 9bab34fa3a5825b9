import { expect, it } from "vitest";
import { content, paths, site } from "../clinic-under-test.ts";
import { attribute, parse, text } from "../support/html.ts";
import { get } from "./built-site.ts";

const { labels } = content.words;
const locationPage = content.pages.location;

it("the home page features its treatments, and its booking buttons lead to the form", async () => {
  const page = parse((await get("/")).html);
  for (const section of [".home-hero", '[aria-labelledby="closing"]']) {
    const links = page.querySelector(section)?.querySelectorAll("a") ?? [];
    expect(links.map((link) => attribute(link, "href"))).toContain("/contact#book");
  }
  expect(page.querySelectorAll("#services h3")).toHaveLength(content.pages.home.featured.length);
});

it("the location page has its ways to get there, its landmarks and its two buttons to the contact page", async () => {
  const page = parse((await get(paths.location)).html);
  const minutes = page.querySelectorAll(".landmark-minutes").map(text);
  expect(minutes.map((words) => Number.parseInt(words, 10))).toEqual(
    locationPage.landmarks.items.map((landmark) => landmark.minutes),
  );
  const headings = page.querySelectorAll("h2, h3").map(text);
  for (const { title } of locationPage.directions.cards) expect(headings).toContain(title);
  const buttons = page
    .querySelectorAll("main a.button")
    .map((link) => `${text(link)} ${attribute(link, "href")}`);
  expect(buttons).toEqual(
    expect.arrayContaining([
      `${labels.bookConsultation} ${site.links.consultationPath}`,
      `${locationPage.closing.action} ${paths.contact}`,
    ]),
  );
});

it("the about page has a letter, the clinic, the team, three values and the statement", async () => {
  const page = parse((await get(paths.about)).html);
  for (const id of ["clinic", "team", "values", "statement", "closing"]) {
    expect(page.querySelectorAll(`main [aria-labelledby="${id}"]`), id).toHaveLength(1);
  }
  const values = page.querySelector('[aria-labelledby="values"]');
  expect(values?.querySelectorAll("h3")).toHaveLength(3);
});

it("every face comes, and text is read until it has", async () => {
  const faces = (await get("/")).html.match(/@font-face\{[^}]*\}/g) ?? [];
  const own = faces.filter((face) => face.includes(".woff2"));
  expect(own.length).toBeGreaterThanOrEqual(3);
  expect(own.filter((face) => !face.includes("font-display:swap"))).toEqual([]);
});
