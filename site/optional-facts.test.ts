/** Facts that a clinic may add: a number for texts, the address of its reviews, a photograph of the clinic; and facts of treatments, which may be left out. */
import { expect, it } from "vitest";
import { changeFile, copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { attribute, parse, text } from "../test/support/html.ts";
import { createPages } from "./render/render-pages.tsx";

const folder = copyClinic();
const page = (path: string) =>
  createPages(siteOf(folder)).renderPage(path, { script: "/site.js" }).html;
const links = (html: string, start: string) =>
  parse(html)
    .querySelectorAll("a")
    .map((link) => [attribute(link, "href"), text(link)])
    .filter(([href]) => href?.startsWith(start));
const add = (line: string) => changeFile(folder, "business", (written) => `${written}${line}\n`);

const REVIEWS = "https://reviews.example/northlight";

it("links a number for texts below the phone number on contact and location, once there is one", () => {
  expect(links(page("/contact"), "sms:")).toEqual([]);
  add("textsTo: '+13065550118'");
  for (const path of ["/contact", "/location"])
    expect(links(page(path), "sms:")).toEqual([["sms:+13065550118", "(306) 555-0118"]]);
  expect(links(page("/about"), "sms:")).toEqual([]);
});

it("links the address of the reviews beside them, and names it in the structured data, once there is one", () => {
  expect(page("/")).not.toContain(REVIEWS);
  add(`reviewsUrl: ${REVIEWS}`);
  expect(links(page("/"), REVIEWS)).toEqual([[REVIEWS, "Read all reviews"]]);
  const sameAs = ["https://www.instagram.com/northlight.example/", REVIEWS];
  expect(page("/")).toContain(`"sameAs":${JSON.stringify(sameAs)}`);
});

it("has the photograph of the clinic in the structured data in place of the icon, once it is no sample", () => {
  const image = () => /"image":"([^"]+)"/.exec(page("/contact"))?.[1];
  expect(image()).toBe("https://northlight.example.ca/icon-512.png");
  changeFile(folder, "photos", (written) => written.replaceAll("sample: true", "sample: false"));
  expect(image()).toMatch(
    /^https:\/\/northlight\.example\.ca\/pictures\/door-landscape-\d+\.\w{8}\.jpg$/,
  );
});

it("leaves a fact that no treatment of a listing has out of the comparison, and has words for one that a single treatment lacks", () => {
  const without = (treatment: string) =>
    changeFile(folder, `treatments/${treatment}`, (written) =>
      written.replace(/^ {2}results: .*\n/m, ""),
    );
  const rows = () =>
    parse(page("/non-invasive-treatments"))
      .querySelectorAll(".comparison tr")
      .map((row) => row.querySelectorAll("th, td").map((cell) => text(cell)));
  without("facial");
  expect(rows()[1]).toEqual([
    "Facial",
    "60 minutes",
    "3 visits",
    "1 day",
    "Varies: ask at your consultation",
    "Allow 1 day",
  ]);
  for (const treatment of ["peel", "laser"]) without(treatment);
  const [head, facial] = rows();
  expect(head).toEqual([
    ...["Treatment", "A visit takes", "How many visits", "The days after", "Before an event"],
  ]);
  expect(facial).toEqual(["Facial", "60 minutes", "3 visits", "1 day", "Allow 1 day"]);
});
