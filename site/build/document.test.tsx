import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { copyClinic, siteOf } from "../../test/support/clinic-folder.ts";
import { createRoutes, type Route } from "../routes.tsx";
import { SiteContext } from "../site-context.ts";
import { Document } from "./Document.tsx";

const site = siteOf(copyClinic());

it("escapes </script> in the structured data, so that no content can end its script element", () => {
  const name = "</script><b>bold</b>";
  const structuredData = () =>
    ({ "@context": "https://schema.org", "@graph": [{ name }] }) as never;
  const html = homeWith({ structuredData });
  expect(html).not.toContain("<b>");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ "@graph": [{ name }] });
});

it("appends the brand to a title that does not contain it in any letter case", () => {
  const { name } = site.content.business.brand;
  const titleOf = (title: string) =>
    /<title>(.*?)<\/title>/.exec(homeWith({ title }))?.[1]?.replaceAll("\u2060", "");
  expect(titleOf("Facials")).toMatch(new RegExp(`^Facials .*${name}`));
  expect(titleOf(`Facials by ${name.toUpperCase()}`)).toBe(`Facials by ${name.toUpperCase()}`);
});

function homeWith({ title, ...changes }: Partial<Route> & { title?: string }): string {
  const [home] = createRoutes(site).routes;
  if (!home) throw new Error("there is no page");
  const metadata = { ...home.metadata, ...(title && { title }) };
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <Document route={{ ...home, metadata, ...changes }} assets={{ script: "/site.js" }}>
        {null}
      </Document>
    </SiteContext>,
  );
}
