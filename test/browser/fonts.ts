import type { Page } from "@playwright/test";
import { until } from "../servers/process.ts";

/** The faces are optional: on a busy machine a first visit may go without them, the next one has them at hand. */
export async function untilFontsShow(page: Page): Promise<void> {
  const doShow = async () => {
    const areUsed = await page.evaluate(areFontsUsed);
    if (!areUsed) await page.reload();
    return areUsed;
  };
  await until(doShow, { timeoutMs: 20_000, what: "the fonts" });
}

/** A face that came too late is not used, although it is loaded: only its widths tell. */
async function areFontsUsed(): Promise<boolean> {
  await document.fonts.ready;
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("there is no canvas");
  const widthIn = (font: string) => {
    context.font = font;
    return context.measureText("Illumination").width;
  };
  const faces = ["500 40px Cormorant", "italic 500 40px Cormorant", "400 40px Figtree"];
  return faces.every((face) => widthIn(`${face}, monospace`) !== widthIn("40px monospace"));
}
