import type { Crop, Pictures } from "../../media/pictures.ts";
import type { PictureFacts } from "./Picture.tsx";

const NARROW = "(max-width: 47.99rem)";

export type PhotoProps = {
  name: string;
  crop?: Crop;
  /** How wide the crop is shown, where its frame cuts it too. In vw or px: a rem of `sizes` is not one of the styles. */
  sizes: string;
  /** It is asked for before everything else; others wait until they come near. */
  priority?: "hero";
  /** The crop below the medium width, where it is another. */
  narrow?: { crop: Crop; sizes: string };
  /** An empty text marks a picture as decoration; left out, the photo's own text stands. */
  alt?: string;
};

/** A photo of the content with its addresses: its photograph or, until there is one, its drawing. */
export function photoFacts(pictures: Pictures, props: PhotoProps): PictureFacts {
  const { name, crop = "landscape", sizes, priority, narrow, alt } = props;
  const { avif, src, width, height, colour, ...source } = pictures.source(name, crop);
  const onPhones = narrow && pictures.source(name, narrow.crop);
  const sources: PictureFacts["sources"][number][] = [];
  if (onPhones?.avif)
    sources.push({
      media: NARROW,
      type: "image/avif",
      srcSet: onPhones.avif,
      sizes: atMostTwice(narrow?.sizes ?? sizes),
    });
  if (onPhones) sources.push({ media: NARROW, srcSet: onPhones.src });
  if (avif)
    sources.push({
      type: "image/avif",
      srcSet: avif,
      sizes: narrow ? sizes : atMostTwice(sizes),
    });
  return {
    sources,
    image: {
      ...{ src, width, height },
      alt: alt ?? source.alt,
      decoding: priority ? "sync" : "async",
      ...(priority ? { fetchPriority: "high" } : { loading: "lazy" }),
    },
    ...(colour && { colour }),
  };
}

/** Phones three times as dense get a picture for twice: more than that nobody sees. */
function atMostTwice(sizes: string): string {
  const [, screen = "", amount, unit] = /^(\(.*?\) )?([\d.]+)(vw|px)/.exec(sizes) ?? [];
  if (!amount) return sizes;
  const condition = `${screen && `${screen}and `}(resolution >= 3dppx)`;
  return `${condition} ${Math.ceil((Number(amount) * 20) / 3) / 10}${unit}, ${sizes}`;
}
