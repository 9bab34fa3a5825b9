import { createContext, useContext } from "react";
import type { Crop, PictureSource } from "./pictures.ts";

export type Drawing = { src: string; alt: string };

/** Where a name in the content becomes addresses. The layout hands it down: a section knows names only. */
export type Media = {
  picture: (photo: string, crop: Crop) => PictureSource;
  drawing: (name: string) => Drawing;
};

export const MediaContext = createContext<Media | null>(null);

/** Throws, naming the fix, where no layout stands around. */
export function useMedia(): Media {
  const media = useContext(MediaContext);
  if (!media) throw new Error("A picture must stand inside <PageLayout>, which knows the files.");
  return media;
}
