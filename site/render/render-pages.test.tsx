import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { FIXTURE_CONTENT, siteOf } from "../../test/support/clinic-folder.ts";
import { createRoutes } from "../routes.tsx";
import { Document } from "./Document.tsx";
import { openSite } from "./open-site.ts";
import { createPages } from "./render-pages.tsx";

const WEEKS_AGO = /\d+ weeks? ago/g;

it("escapes </script> in the structured data, so that no content can end its script element", () => {
  const site = siteOf(FIXTURE_CONTENT);
  const [home] = createRoutes(site).routes;
  if (!home) throw new Error("there is no page");
  const name = "</script><b>bold</b>";
  const structuredData = () =>
    ({ "@context": "https://schema.org", "@graph": [{ name }] }) as never;
  const html = renderToStaticMarkup(
    <Document site={site} route={{ ...home, structuredData }} assets={{ script: "/site.js" }}>
      {null}
    </Document>,
  );
  expect(html).not.toContain("<b>");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ "@graph": [{ name }] });
});

it("renders the same pages on any day of a year, except for reviews' ages and single days", () => {
  // After the last single day of the content, so that none is listed.
  const [summer, winter] = ["2037-07-01T16:00Z", "2037-12-31T04:59Z"].map(pagesOn);
  expect(winter).toEqual(summer);
});

function pagesOn(day: string): string[] {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(day) });
  const { addresses, renderPage } = createPages(openSite());
  return addresses.map((address) =>
    renderPage(address, { script: "/site.js" }).html.replace(WEEKS_AGO, "weeks ago"),
  );
}
