import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { masterFile } from "../../../site/content/files/master-file.ts";
import { contentFolder } from "../../../site/content/folder.ts";
import { content } from "../../clinic-under-test.ts";
import { type ShownPicture, shownPictures } from "./pictures.ts";
import type { Box } from "./sight.ts";

const ADDRESS = /^\/pictures\/(?<name>.+)-[a-z]+-\d+\.\w+\.\w+$/;
/** To which masters are shrunk before they are compared; a pixel is half a percent. */
const WIDTH_PX = 200;
/** How near to the edge of what is seen a subject may come, as a part of its width or height. */
const MARGIN = 0.1;

const cropsOf = new Map<string, Promise<Box>>();

/** Pictures of which the frame leaves out the subject: the point to which `focus` in content/photos.yaml points. */
export async function lostSubjects(page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (const picture of await shownPictures(page)) {
    const name = ADDRESS.exec(picture.src)?.groups?.name;
    const photo = content.photos.items.find((item) => item.name === name);
    if (!photo) throw new Error(`${picture.src} is no known photo`);
    const crop = cropsOf.get(picture.src) ?? findCrop(page, picture.src, photo.name);
    cropsOf.set(picture.src, crop);
    const [x = 50, y = 50] = photo.focus.split(" ").map(Number.parseFloat);
    const at = placeOf({ x: x / 100, y: y / 100 }, await crop, picture);
    if ([at.x, at.y].some((part) => part < MARGIN || part > 1 - MARGIN))
      lost.push(`subject outside of its frame: ${picture.src}`);
  }
  return lost;
}

/** Where a point of the master stands in what is seen: 0 is the left or upper edge, 1 the other. */
function placeOf(point: { x: number; y: number }, crop: Box, { seen }: ShownPicture) {
  const within = (value: number, from: number, to: number) => (value - from) / (to - from);
  const [x, y] = [within(point.x, crop.left, crop.right), within(point.y, crop.top, crop.bottom)];
  return { x: within(x, seen.left, seen.right), y: within(y, seen.top, seen.bottom) };
}

/** Which part of its master a file shows, by comparing their pixels. */
async function findCrop(page: Page, src: string, name: string): Promise<Box> {
  const file = await (await page.request.get(src)).body();
  const { width: fileWidth = 1, height: fileHeight = 1 } = await sharp(file).metadata();
  const master = await readFile(masterFile(name, contentFolder));
  const whole = await sharp(master).metadata();
  const scale = WIDTH_PX / (whole.width ?? 1);
  const [width, height] = [WIDTH_PX, Math.round((whole.height ?? 1) * scale)];
  const larger = Math.min(width / fileWidth, height / fileHeight);
  const [w, h] = [Math.round(fileWidth * larger), Math.round(fileHeight * larger)];
  const [part, all] = await Promise.all([grey(file, w, h), grey(master, width, height)]);
  let best = { difference: Number.POSITIVE_INFINITY, left: 0, top: 0 };
  for (let left = 0; left <= width - w; left++)
    for (let top = 0; top <= height - h; top++) {
      let difference = 0;
      for (let index = 0; index < part.length; index++) {
        const at = (top + Math.floor(index / w)) * width + left + (index % w);
        difference += Math.abs((part[index] ?? 0) - (all[at] ?? 0));
      }
      if (difference < best.difference) best = { difference, left, top };
    }
  const { left, top } = best;
  return {
    left: left / width,
    right: (left + w) / width,
    top: top / height,
    bottom: (top + h) / height,
  };
}

function grey(image: Buffer, width: number, height: number): Promise<Buffer> {
  const ground = { background: "white" };
  const small = sharp(image).flatten(ground).resize(width, height, { fit: "fill" });
  return small.greyscale().raw().toBuffer();
}
