import { cutMessages } from "../../test/browser/cut-messages.ts";
import { showFonts } from "../../test/browser/fonts.ts";
import { headerFaults } from "../../test/browser/header-room.ts";
import { expect, moving, test, withoutPromotion } from "../../test/browser/visits.ts";
import { longWordsDist as dist, FILM } from "./long-words.ts";

const PHONES = [320, 360, 390, 430];
const DESKTOPS = [1024, 1100, 1180, 1280, 1440];

test.use(moving);

test("the header has room for all of its parts and a long name", async ({ visit }) => {
  const { page } = await visit("/about", { dist });
  await showFonts(page);
  for (const width of [...PHONES, ...DESKTOPS]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await headerFaults(page), `at ${width} px`).toEqual([]);
  }
});

test("announcements of 70 letters show every word on every phone", async ({ visit }) => {
  const { page } = await visit("/about", { dist });
  await showFonts(page);
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await cutMessages(page), `at ${width} px`).toEqual([]);
  }
});

test("a film that the content names at a provider is asked for by itself, muted, in a loop", async ({
  visit,
}) => {
  const { elsewhere } = await visit("/", {
    dist,
    before: withoutPromotion,
    reducedMotion: "no-preference",
  });
  const player = `https://www.youtube-nocookie.com/embed/${FILM}`;
  await expect
    .poll(() => elsewhere)
    .toContain(`${player}?autoplay=1&mute=1&loop=1&playlist=${FILM}`);
});
