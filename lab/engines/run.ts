/** `npm run engines -w lab`: the main journeys in Firefox and WebKit. The last line counts. */
import { resolve } from "node:path";
import { contentFolder } from "../../site/content/folder.ts";
import { readContent } from "../../site/content/read.ts";
import { waitUntil } from "../../test/support/process.ts";
import { startSite } from "../../test/support/site.ts";
import { runChecks } from "../checks.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

type Journey = { name: string; walk: (driver: Driver) => Promise<void> };

const PATIENCE_MS = 30_000;
const site = await startSite({ dist: resolve("dist") });

const content = readContent(contentFolder);
const paths = content.treatments.map(({ path }) => path);
const isAtTreatment = `${JSON.stringify(paths)}.includes(location.pathname)`;
const { filters, images } = content.gallery ?? { filters: [], images: [] };
const narrow = filters.find(({ value }) => value !== "all")?.value;
const expected = images.filter(({ tags }) => tags.some((tag) => tag === narrow)).length;

const journeys: Journey[] = [
  {
    name: "from home by a treatment to a request that is delivered",
    async walk(driver) {
      await driver.resize(1280, 900);
      await driver.go(`${site.url}/`);
      await driver.evaluate("sessionStorage.setItem('promotion-dismissed', '')");
      await driver.click(".featured-services > ul a");
      await comesTrue(driver, isAtTreatment);
      await driver.click("main a.button");
      await comesTrue(driver, "location.pathname === '/contact'");
      await comesTrue(driver, "document.querySelector('select[name=service]').value !== ''");
      const words = `From ${driver.name}: é <b> & ü`;
      await driver.type("input[name=firstName]", "Zoë");
      await driver.type("input[name=lastName]", "O’Neil");
      await driver.type("input[name=email]", "zoe@example.com");
      await driver.type("input[name=phone]", "+1 416 555 0199");
      await driver.type("textarea[name=message]", words);
      await driver.click("form.appointment-form button[type=submit]");
      await comesTrue(driver, "document.querySelector('[data-sonner-toast]') !== null");
      await comesTrue(driver, "document.querySelector('textarea[name=message]').value === ''");
      const isDelivered = async () => (await site.mails()).some((mail) => mail.includes(words));
      await waitUntil(isDelivered, PATIENCE_MS, "the mail");
    },
  },
  {
    name: "by the menu of a phone to a treatment",
    async walk(driver) {
      await driver.resize(420, 900);
      await driver.go(`${site.url}/about`);
      await driver.click("[popovertarget=menu].menu-button:not(.menu-close)");
      await comesTrue(driver, "document.querySelector('#menu').matches(':popover-open')");
      await comesTrue(driver, "document.querySelector('main').inert");
      await driver.click("#menu details:last-of-type summary");
      await driver.click("#menu details[open] .panel-link");
      await comesTrue(driver, isAtTreatment);
    },
  },
  {
    name: "through the gallery's filter",
    async walk(driver) {
      await driver.resize(1280, 900);
      await driver.go(`${site.url}/gallery`);
      await driver.click(`button[value=${narrow}]`);
      await comesTrue(driver, `location.search === '?show=${narrow}'`);
      const shown = "[...document.querySelectorAll('.gallery-item')].filter((one) => !one.hidden)";
      await comesTrue(driver, `${shown}.length === ${expected}`);
    },
  },
];

const checks = [
  { engine: "Firefox", startDriver: startFirefox },
  { engine: "WebKit", startDriver: startWebKit },
].flatMap(({ engine, startDriver }) => {
  let driver: Promise<Driver> | undefined;
  return journeys.map(({ name, walk }) => ({
    name: `${engine}: ${name}`,
    async run() {
      driver ??= startDriver();
      await walk(await driver);
      return (await driver).name;
    },
  }));
});
await runChecks(checks);

function comesTrue(driver: Driver, expression: string): Promise<void> {
  const isTrue = async () => (await driver.evaluate(expression).catch(() => false)) === true;
  return waitUntil(isTrue, PATIENCE_MS, expression);
}
