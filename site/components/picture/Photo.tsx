import type { Crop } from "../../media/pictures.ts";
import { useSite } from "../../site-context.ts";
import { Picture } from "./Picture.tsx";

type PhotoProps = {
  name: string;
  crop?: Crop;
  sizes: string;
  priority?: "hero" | "lazy";
  /** The crop for phones, where it is another. */
  narrow?: { crop: Crop; sizes: string };
  /** An empty text marks a picture as decoration; left out, the photo's own text stands. */
  alt?: string;
};

/** A photo of the content, by name. */
export function Photo({ name, crop = "landscape", sizes, priority, narrow, alt }: PhotoProps) {
  const { pictures } = useSite();
  const source = pictures.source(name, crop);
  return (
    <Picture
      {...source}
      alt={alt ?? source.alt}
      sizes={sizes}
      {...(priority && { priority })}
      {...(narrow && { narrow: { ...pictures.source(name, narrow.crop), sizes: narrow.sizes } })}
    />
  );
}
