import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT, siteOf } from "../../test/support/clinic-folder.ts";
import { createRoutes } from "../routes.tsx";
import { SiteContext } from "../site-context.ts";
import { Document } from "./Document.tsx";

it("escapes </script> in the structured data, so that no content can end its script element", () => {
  const site = siteOf(FIXTURE_CONTENT);
  const [home] = createRoutes(site).routes;
  if (!home) throw new Error("there is no page");
  const name = "</script><b>bold</b>";
  const structuredData = () =>
    ({ "@context": "https://schema.org", "@graph": [{ name }] }) as never;
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <Document route={{ ...home, structuredData }} assets={{ script: "/site.js" }}>
        {null}
      </Document>
    </SiteContext>,
  );
  expect(html).not.toContain("<b>");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ "@graph": [{ name }] });
});
