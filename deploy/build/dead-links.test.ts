import { expect, it } from "vitest";
import { deadLinks } from "./dead-links.ts";

const pages = [
  { path: "/", html: '<main id="top"><a class="x" href="/gone">Gone</a><a href="/old">Old</a>' },
  {
    path: "/contact",
    html: '<a href="/gone">Gone</a><a href="/contact?a=1&amp;b=2#form">Here</a>',
  },
];

it("finds a link without a page, once, and a place that a page does not have", () => {
  expect(deadLinks(pages, new Set(["/", "/contact", "/old"]))).toEqual([
    "On / a link leads to /gone, which is not there.",
    "On /contact a link leads to /contact?a=1&amp;b=2#form, which is not there.",
  ]);
});

it("finds nothing where pages, short addresses and places are there", () => {
  const [home, contact] = pages as [(typeof pages)[0], (typeof pages)[0]];
  const withForm = { ...contact, html: `${contact.html}<form id="form">` };
  expect(deadLinks([home, withForm], new Set(["/", "/contact", "/old", "/gone"]))).toEqual([]);
});
