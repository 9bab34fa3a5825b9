import type { Page } from "@playwright/test";
import type { Box } from "./sight.ts";

export type ShownPicture = {
  /** The file's address. */
  src: string;
  /** What is seen of the file, as parts of its width and height. */
  seen: Box;
};

/** Every picture of the page that is made from a master, with the part of it that its frame shows. */
export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ currentSrc, naturalWidth }) => currentSrc.includes("/pictures/") && naturalWidth)
      .filter((picture) => picture.checkVisibility())
      .map((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(picture);
        const ratio = picture.naturalWidth / picture.naturalHeight;
        const isCover = objectFit === "cover";
        const across = isCover ? Math.min(1, width / height / ratio) : 1;
        const down = isCover ? Math.min(1, (ratio * height) / width) : 1;
        const [x = 50, y = 50] = objectPosition.split(" ").map(Number.parseFloat);
        const left = (1 - across) * (x / 100);
        const top = (1 - down) * (y / 100);
        return {
          src: new URL(picture.currentSrc).pathname,
          seen: { left, top, right: left + across, bottom: top + down },
        };
      }),
  );
}
