/** `pages/gallery.yaml`: the words around the pictures of `gallery.yaml`. */
import { z } from "zod";
import { text } from "../fields.ts";
import { closing, menu, metadata, pageTop } from "../parts.ts";

export const galleryPage = z.strictObject({
  menu,
  metadata,
  hero: pageTop,
  note: text("Note below the pictures", { max: 320 }),
  closing,
});

export type GalleryPageContent = z.infer<typeof galleryPage>;
