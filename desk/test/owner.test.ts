import type { Locator } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findings } from "../../test/accessibility/axe.ts";
import { UNWRITTEN } from "../unwritten.ts";
import { openEditor, openHarness, type Width } from "./harness.ts";
import { startLiveSite } from "./live-site.ts";

/** Two whole builds on a machine that has other work. */
const PUBLISHED = { timeout: 400_000 };
const PATIENCE_MS = 900_000;
/** A form that comes on a busy machine takes its time. */
const UNHURRIED = { timeout: 30_000 };

let live: Awaited<ReturnType<typeof startLiveSite>>;
const harness = await openHarness(async (clinic) => {
  live = await startLiveSite(clinic);
  return live.settings;
});
const { clinic } = harness;

afterAll(async () => {
  await harness.end();
  await live.stop();
});

// The first tasks of the page for the owner are walked in editing.test.ts.
describe.each<Width>(["wide", "narrow"])("an owner in a window that is %s", async (width) => {
  const editor = await openEditor(harness, width);
  const { page, site, form, open, save, effort } = editor;
  const beside = page.getByRole("region", { name: "The desk", exact: true });
  const tab = (name: string) => page.getByRole("button", { name, exact: true });
  const name = `Light ${width}`;
  const file = `treatments/light-${width}.yaml`;
  const publish = async () => {
    await page.getByRole("button", { name: /^Publish \d+ changes?$/ }).click();
    await beside.getByText(/^Step 5 of 5/).waitFor(PUBLISHED);
    await beside.getByText(/^Live at .*, \d\d:\d\d$/).waitFor(PUBLISHED);
  };
  const tell = (task: string) => {
    const { presses, seconds } = effort();
    console.info(`${width}: ${task}: ${presses} presses, ${seconds} s`);
  };

  it("switches the pop-up off, which opens over nothing that is edited", async () => {
    await open("/");
    await page.waitForTimeout(4000);
    expect(await site.locator("dialog").isVisible()).toBe(false);
    effort();
    await tab("Everything").click();
    await tab("Pop-up").click();
    await site.locator("dialog[open]").waitFor();
    await form.getByRole("checkbox", { name: "Shown to visitors" }).uncheck();
    await save();
    tell("the pop-up off");
    expect(clinic.diff().added.toSorted()).toEqual(["shown: false"]);
    clinic.restore();
  });

  it("writes a new treatment to its end", { timeout: PATIENCE_MS }, async () => {
    await open("/");
    await tab("Everything").click();
    await page.getByText("New treatment").click();
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("button", { name: "Make its page" }).click();
    const whole = page.getByRole("form", { name });
    await whole.waitFor();
    const next = form.getByRole("button", { name: /^Next|^Save, and next$/ });
    const toWrite = () => clinic.read(file).split(UNWRITTEN).length - 1;
    await next.click();
    for (let left = toWrite(); left > 1; left = toWrite()) {
      await fillIn(page.locator(":focus"));
      await next.click();
      await expect.poll(toWrite, UNHURRIED).toBeLessThan(left);
    }
    await fillIn(page.locator(":focus"));
    await save();
    await form.getByText("Every text of it is written.").waitFor();
    await next.waitFor({ state: "detached" });
    tell("a new treatment, written to its end");
    expect(clinic.read(file)).not.toContain(UNWRITTEN);
    expect(parse(clinic.read(file)).name).toBe(name);
  });

  it("publishes it until it is live", { timeout: PATIENCE_MS }, async () => {
    await tab("Publish").click();
    await beside.getByText(/Its page: /).waitFor();
    expect(await findings(page)).toEqual([]);
    await publish();
    tell("published until it is live");
    const { href = "" } = await linkTo(name);
    expect(await live.text(href)).toContain(name);
  });

  it("puts it back, and the website is as before", { timeout: PATIENCE_MS }, async () => {
    await tab("History").click();
    await beside.getByText(`Change ${name}`).first().click();
    await beside.getByRole("button", { name: "Put this back" }).first().click();
    await publish();
    tell("put back until it is live");
    expect((await linkTo(name)).href).toBeUndefined();
    await tab("History").click();
    await beside.getByText(`Put back: Change ${name}`).waitFor();
    await page.context().close();
  });
});

/** Where the live home page leads under a treatment's name. */
async function linkTo(name: string): Promise<{ href?: string }> {
  const links = [...(await live.text()).matchAll(/<a\b[^>]*href="?([^" >]+)"?[^>]*>(.*?)<\/a>/gs)];
  const [, href] = links.find(([, , text = ""]) => text.includes(name)) ?? [];
  return href ? { href } : {};
}

/** The text that has been led to, in other words. */
async function fillIn(box: Locator): Promise<void> {
  const text = () =>
    box.evaluate((one) => ("value" in one ? String(one.value) : (one.textContent ?? "")));
  await expect.poll(text, UNHURRIED).toContain(UNWRITTEN);
  await box.fill((await text()).replace(`${UNWRITTEN}: `, "Told here: "));
}
