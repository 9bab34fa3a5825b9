import sharp from "sharp";
import { afterAll, afterEach, expect, it } from "vitest";
import { anyTreatment } from "../../test/clinic-under-test.ts";
import { openEditor, openHarness } from "./harness.ts";

const harness = await openHarness();
const { clinic } = harness;
const { page, site, form, open } = await openEditor(harness);

afterAll(() => page.context().close());
afterEach(async () => {
  clinic.restore();
  await page.evaluate(() => localStorage.clear());
});

const openPictures = async () => {
  const { path, slug } = anyTreatment;
  await open(path);
  await site.locator(`img[data-desk~='treatments/${slug}#hero.photo']`).first().click();
  await form.getByRole("button", { name: "Picture" }).click();
  const window = page.getByRole("dialog");
  return {
    window,
    use: window.getByRole("button", { name: "Use this picture" }),
    back: window.getByRole("button", { name: "Back to the pictures" }),
    field: window.locator(".labelled", { has: page.getByRole("textbox") }),
    choose: (name: string, buffer: Buffer) =>
      window.getByLabel("Upload a picture").setInputFiles({ name, mimeType: "image/jpeg", buffer }),
  };
};

it("refuses a picture for its size before it is sent, whatever its description is", async () => {
  const { window, use, back, field, choose } = await openPictures();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await window.getByText("at least 1000 pixels on each side", { exact: false }).waitFor();
  expect(await window.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const refusals = [
    ["small.jpg", await linen(1200, 900), /^“small.jpg” is too small: it has 1200 × 900/],
    ["large.jpg", Buffer.alloc(25_000_001), /^“large.jpg” has more than 25 MB/],
    ["none.jpg", Buffer.alloc(1000), /^“none.jpg” is not a picture that can be read/],
  ] as const;
  for (const [name, bytes, sentence] of refusals) {
    await choose(name, bytes);
    const refusal = window.getByRole("alert").getByText(sentence);
    await refusal.waitFor();
    expect(await refusal.getAttribute("class")).toBe("problem");
    expect(await use.getAttribute("aria-disabled")).toBe("true");
    await field.getByRole("textbox").fill("Linen");
    await use.press("Enter");
    await refusal.waitFor();
    await back.click();
  }
  await window.getByRole("listitem").first().waitFor();
  expect(sent.filter((url) => url.includes("/desk/api/picture"))).toEqual([]);
});

it("asks for a picture’s description beside the field, in the desk’s own words", async () => {
  const { use, field, choose } = await openPictures();
  await choose("linen.jpg", await linen(1600, 1067));
  await use.click();
  await field.getByText("Please write something here.", { exact: true }).waitFor();
  await field.getByRole("textbox").fill("Linen");
  await use.click();
  await field.getByText("This has 5 letters. It needs at least 10.", { exact: true }).waitFor();
  await field.getByRole("textbox").fill("The best linen of the town.");
  await use.click();
  await field.getByText("“best” may not be used here", { exact: false }).waitFor();
  expect(clinic.diff().added).toEqual([]);
  await field.getByRole("textbox").fill("Folded linen of the town.");
  await use.click();
  await form.getByRole("status").getByText("Saved. Visitors see it once you publish.").waitFor();
});

it("uses no picture whose upload was left before it ended", async () => {
  const { window, use, back, field, choose } = await openPictures();
  const sent = Promise.withResolvers<void>();
  await page.route("**/desk/api/picture?*", async (route) => {
    await sent.promise;
    await route.fulfill({ json: { name: "door" } });
  });
  await choose("linen.jpg", await linen(1600, 1067));
  await field.getByRole("textbox").fill("Folded linen of the town.");
  await use.click();
  await window.getByRole("button", { name: "Sending …" }).waitFor();
  expect(await window.getByLabel("Upload a picture").count()).toBe(0);
  await back.click();
  await choose("other.jpg", await linen(1600, 1067));
  sent.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await window.getByRole("heading", { name: "Say what it shows" }).waitFor();
  expect(await form.getByRole("status").textContent()).toBe("");
  expect(clinic.diff().added).toEqual([]);
});

function linen(width: number, height: number): Promise<Buffer> {
  const background = "#cfc4b2";
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
