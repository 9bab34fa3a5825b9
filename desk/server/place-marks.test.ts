import { expect, it } from "vitest";
import { openSite } from "../../site/render/open-site.ts";
import { createPages } from "../../site/render/render-pages.tsx";
import { siteInDevelopment } from "../site-with-marks.ts";
import { placeMarks } from "./place-marks.ts";

const assets = { script: "/script.js" };
const INVISIBLE = /\u200b|\u200c|\u200d|\ufeff|[\u2061-\u2063]|%E2%80%8B|%EF%BB%BF/i;

const site = openSite();
const pages = createPages(site);
const draft = createPages(siteInDevelopment(site));

it.each(pages.addresses)("shows %s as visitors get it, with marked fields", (address) => {
  const { html } = pages.renderPage(address, assets);
  expect(html).not.toMatch(INVISIBLE);
  const marked = placeMarks(draft.renderPage(address, assets).html);
  expect(marked).not.toMatch(INVISIBLE);
  expect(marked).toMatch(/<main[\s\S]* data-desk="[\w/-]+#/);
  // A further file of a picture is never drawn, and nobody can click on it.
  expect(marked).not.toMatch(/<source[^>]* data-desk=/);
  expect(marked.replace(/ data-desk="[^"]*"/g, "")).toBe(html);
});
