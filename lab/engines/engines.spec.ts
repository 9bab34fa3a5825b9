import { expect } from "@playwright/test";
import { content, hasFilm, richTreatment, without } from "../../test/clinic-under-test.ts";
import type { Driver } from "./driver.ts";
import { misplaced } from "./layout.ts";
import { test } from "./visit.ts";

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 900 };

const treatments = JSON.stringify(content.treatments.map(({ path }) => path));
const isOnTreatment = `${treatments}.includes(location.pathname)`;
const pages = ["/", richTreatment.path, "/contact", "/gallery"];

for (const { width, height } of [phone, laptop])
  for (const path of pages)
    test(`${path} is readable and usable at ${width} px`, async ({ driver, site }) => {
      await driver.resize(width, height);
      await driver.go(site.url + path);
      expect(await driver.evaluate("innerWidth")).toBe(width);
      expect(await driver.evaluate(`(${misplaced})()`)).toEqual([]);
      const half = "document.documentElement.scrollHeight / 2";
      await driver.evaluate(`scrollTo({ top: ${half}, behavior: "instant" })`);
      await becomes(driver, `scrollY > ${half} - innerHeight`);
      expect(await driver.evaluate(`(${misplaced})()`)).toEqual([]);
    });

test("home's film starts", async ({ driver, site }) => {
  test.skip(!hasFilm, without.film);
  await driver.go(`${site.url}/`);
  const film = "document.querySelector('.home-hero-film video')";
  await becomes(driver, `${film}?.muted`);
  // Debian's WebKitGTK may have no decoder.
  const canPlay = await driver.evaluate(`${film}.canPlayType('video/mp4') !== ''`);
  if (canPlay) await becomes(driver, `${film}.currentTime > 0`);
});

test("the mobile menu links to a treatment", async ({ driver, site }) => {
  await driver.resize(phone.width, phone.height);
  await driver.go(`${site.url}/about`);
  await driver.click(".header-actions .menu-button");
  await driver.click("#menu details:last-of-type summary");
  await driver.click("#menu details[open] .panel-link");
  await becomes(driver, isOnTreatment);
  expect(await driver.evaluate(`(${misplaced})()`)).toEqual([]);
});

test("the gallery filter shows some of the pictures", async ({ driver, site }) => {
  const shown = "[...document.querySelectorAll('.gallery-item')].filter(({ hidden }) => !hidden)";
  await driver.resize(laptop.width, laptop.height);
  await driver.go(`${site.url}/gallery`);
  const { filters, images } = content.gallery;
  const filter = filters.at(-1)?.value ?? "";
  const tagged = images.filter(({ tags }) => tags.includes(filter));
  expect(await driver.evaluate(`${shown}.length`)).toBe(images.length);
  await driver.click(`button[value=${filter}]`);
  await becomes(driver, `location.search === '?show=${filter}'`);
  await becomes(driver, `${shown}.length === ${tagged.length}`);
});

for (const { width, height } of [phone, laptop])
  test(`a request that is sent at ${width} px is delivered`, async ({ driver, site }) => {
    await driver.resize(width, height);
    await driver.go(`${site.url}/`);
    await driver.click(".featured-services > ul a, .featured-services ul .text-link");
    await becomes(driver, isOnTreatment);
    await driver.click("main a.button[href^='/contact']");
    await becomes(driver, "location.pathname === '/contact'");
    await becomes(driver, "document.querySelector('select[name=service]').value !== ''");
    const message = `From ${driver.name} at ${width} px: é <b> & ü`;
    await driver.type("input[name=firstName]", "Zoë");
    await driver.type("input[name=lastName]", "O’Neil");
    await driver.type("input[name=email]", "zoe@example.com");
    await driver.type("input[name=phone]", "+1 416 555 0199");
    await driver.type("textarea[name=message]", message);
    await driver.click("form.appointment-form button[type=submit]");
    await becomes(driver, "document.body.innerText.includes('Appointment request sent!')");
    await becomes(driver, "document.querySelector('main').innerText.includes('Thank you, Zoë')");
    await becomes(driver, "document.querySelector('textarea[name=message]').value === ''");
    await becomes(
      driver,
      "/^book appointment$/i.test(document.querySelector('form.appointment-form button[type=submit]').innerText)",
    );
    await expect
      .poll(async () => (await site.mails()).filter((mail) => mail.includes(message)).length)
      .toBe(1);
  });

function becomes(driver: Driver, expression: string): Promise<void> {
  // Evaluation fails during a navigation.
  return expect.poll(() => driver.evaluate(expression).catch(() => false), expression).toBe(true);
}
