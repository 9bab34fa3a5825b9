import { expect, it } from "vitest";
import { deadLinks } from "./check-build.ts";

const pages = [
  { path: "/", html: '<main id="top"><a class="x" href="/gone">Gone</a><a href="/old">Old</a>' },
  {
    path: "/contact",
    html: '<a href="/gone">Gone</a><a href="/contact?a=1&amp;b=2#form">Here</a>',
  },
];

it("reports each link without a page and each link without its fragment once", () => {
  expect(deadLinks(pages, new Set(["/", "/contact", "/old"]))).toEqual([
    "/ links to /gone, which does not exist.",
    "/contact links to /contact?a=1&amp;b=2#form, which does not exist.",
  ]);
});

it("reports a picture, a film and a place of the same page that do not exist", () => {
  const html =
    '<img src="/a.jpg" srcSet="/a.avif 400w, /b.avif 800w"><video poster="/c.jpg"><a href="#d">';
  expect(deadLinks([{ path: "/", html }], new Set(["/", "/a.jpg", "/a.avif"]))).toEqual(
    ["/b.avif", "/c.jpg", "#d"].map((address) => `/ links to ${address}, which does not exist.`),
  );
});

it("accepts links to pages, redirects and fragments", () => {
  const [home, contact] = pages as [(typeof pages)[0], (typeof pages)[0]];
  const withForm = { ...contact, html: `${contact.html}<form id="form">` };
  expect(deadLinks([home, withForm], new Set(["/", "/contact", "/old", "/gone"]))).toEqual([]);
});
