import { expect, moving, test } from "../browser/visits.ts";
import { site as clinic, paths } from "../clinic-under-test.ts";
import { pages } from "../support/built-pages.ts";
import { measureLoad, SHIFT_OF_A_LATE_FACE } from "./page-load.ts";

test.use(moving);

const KB = 1024;
/** From the design's page on speed; "others" are all but the home page. */
const budgets = {
  homeBytes: 150 * KB,
  otherBytes: 110 * KB,
  // With lists in rows, one more of the next pictures is near enough to load.
  requests: 10,
  scriptBytesBeforeInput: 3 * KB,
  scriptBytesInAll: 15 * KB,
  contactScriptBytesInAll: 82 * KB,
};

const contactPages = [
  paths.contact,
  ...clinic.inOtherLanguages(paths.contact).map(({ path }) => path),
];

for (const path of [...pages, "/no-such-page"]) {
  test(`${path} stays within its bytes, requests and script, does not move while it loads, and asks nobody else`, async ({
    browser,
    site,
  }) => {
    const load = await measureLoad(browser, site.url, path);
    const { beforeScrolling, shift, scriptBytesInAll, elsewhere } = load;
    const bytes = path === "/" ? budgets.homeBytes : budgets.otherBytes;
    expect.soft(beforeScrolling.bytes, "bytes, film aside").toBeLessThanOrEqual(bytes);
    expect.soft(beforeScrolling.requests, "requests").toBeLessThanOrEqual(budgets.requests);
    expect
      .soft(beforeScrolling.scriptBytes, "script before the visitor acts")
      .toBeLessThanOrEqual(budgets.scriptBytesBeforeInput);
    const inAll = contactPages.includes(path)
      ? budgets.contactScriptBytesInAll
      : budgets.scriptBytesInAll;
    expect.soft(scriptBytesInAll, "script with everything awake").toBeLessThanOrEqual(inAll);
    expect.soft(shift, "layout shift").toBeLessThanOrEqual(SHIFT_OF_A_LATE_FACE);
    expect.soft(elsewhere, "third parties").toEqual([]);
  });
}
