import { expect, it } from "vitest";
import { copyClinic, siteOf } from "../test/support/clinic-folder.ts";
import { edit } from "../test/support/edit.ts";
import { readContent } from "./content/read.ts";
import { createSite } from "./site.ts";

const folder = copyClinic();

it("refuses a site address that has a path, in the content and in the setting SITE_URL", () => {
  const content = readContent(folder);
  for (const SITE_URL of ["https://a.test/", "https://a.test/clinic"]) {
    const settings = { PUBLIC_ANON_KEY: "", FUNCTIONS_URL: "", SITE_URL };
    expect(() => createSite({ content, folder, settings })).toThrow(
      `SITE_URL: "${SITE_URL}" is not an origin such as https://a.test`,
    );
  }
  edit(folder, "business", (text) =>
    text.replace(/^siteUrl: .*/m, "siteUrl: https://a.test/clinic"),
  );
  expect(() => siteOf(folder)).toThrow(/siteUrl: .*without a path/);
});
