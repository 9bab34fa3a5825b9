/** What the law and the regulators require of the sample clinic's words, in files that are as specified. */
import { expect, it } from "vitest";
import { routes } from "../routes-under-test.ts";
import { text, visibleText } from "../support/html.ts";
import { hasSpecified, treatments } from "../support/specification.ts";
import { get, page } from "./built-site.ts";

const specified = treatments.filter(({ name }) => hasSpecified(`treatments/${name}`));
const others = routes.flatMap(({ path }) => {
  const file = path.startsWith("/concerns/") ? path.slice(1) : `pages/${path.slice(1) || "home"}`;
  return path.includes("-near-me-") || !hasSpecified(file) ? [] : [path];
});

it.each(specified)("$path says what is an emergency, and that results vary", async ({ path }) => {
  const whole = await page(path);
  expect(text(whole.querySelector(".urgent"))).toContain("911");
  if (hasSpecified("business"))
    expect(text(whole.querySelector(".treatment-hero .facts-strip + .note"))).toMatch(
      /results vary/i,
    );
});

it.each(specified)(
  "$path names a physician only if one orders it, and who prescribes a drug",
  async ({ name, path, isInvasive }) => {
    const whole = await page(path);
    expect(text(whole.querySelector("main")).includes("Dr. ")).toBe(isInvasive);
    const act = name === "anti-wrinkle" ? /Prescribed by\s*Dr\. / : /Ordered by\s*Dr\. /;
    if (isInvasive) expect(text(whole.querySelector(".provenance"))).toMatch(act);
  },
);

it.each(others.filter((path) => path !== "/non-invasive-treatment"))(
  "%s names no physician, and 911 if it speaks of an emergency",
  async (path) => {
    const whole = await page(path);
    expect(text(whole.querySelector("main"))).not.toContain("Dr. ");
    const words = visibleText((await get(path)).html);
    if (/\bemergency\b/i.test(words)) expect(words).toContain("911");
  },
);

it.runIf(hasSpecified("testimonials"))("praises no injection in a review", async () => {
  const reviews = (await page("/")).querySelectorAll(".testimonials-row blockquote").map(text);
  expect(reviews).toHaveLength(6);
  const praise = /inject|filler|needle|wrinkle|frown|forehead|\blips?\b|\bcheeks? (look|fuller)/i;
  expect(reviews.filter((words) => praise.test(words))).toEqual([]);
});

it.runIf(hasSpecified("pages/privacy"))(
  "names the laws and the commissioners on privacy",
  async () => {
    const words = visibleText((await get("/privacy")).html);
    for (const name of [
      "Federal privacy law (PIPEDA)",
      "Privacy Commissioner of Canada",
      "Personal Health Information Protection Act",
      "Information and Privacy Commissioner of Ontario",
    ])
      expect(words).toContain(name);
  },
);
