/** `pages/gallery.yaml`: the words around the pictures of `gallery.yaml`. */
import { z } from "zod";
import { group, text } from "../fields.ts";
import { closing, menu, metadata, pageTop } from "../parts.ts";

export const galleryPage = z.strictObject({
  menu,
  metadata,
  hero: pageTop,
  shelves: group("The two shelves", {
    rooms: text("Pictures of rooms and tools", { max: 60 }),
    changes: text("Pictures of two dates, side by side", { max: 60 }),
  }),
  note: text("Note below the pictures", { max: 320 }),
  closing,
});
