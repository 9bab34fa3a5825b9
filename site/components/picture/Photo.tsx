import type { Crop, PhotoSource } from "../../media/pictures.ts";
import { Picture, type PictureFacts } from "./Picture.tsx";

const NARROW = "(max-width: 47.99rem)";

type PhotoProps = {
  photo: PhotoSource;
  crop?: Crop;
  /** As in `<img sizes>`: the width of the whole crop, also if its frame hides a part. In vw or px, because a rem in `sizes` ignores the stylesheet's font size. */
  sizes: string;
  /** A hero loads with high priority. Other pictures load when they come near the viewport. */
  priority?: "hero";
  /** Another crop for screens below the medium width. */
  narrow?: { crop: Crop; sizes: string };
  /** Replaces the alternative text of `photos.yaml`. An empty text marks the picture as decoration. */
  alt?: string;
};

export function Photo(props: PhotoProps) {
  return <Picture {...photoFacts(props)} />;
}

/** Computes the attributes of a picture. An island gets them as a prop. */
export function photoFacts(props: PhotoProps): PictureFacts {
  const { photo, crop = "landscape", sizes, priority, narrow, alt = photo.alt } = props;
  const { avif, src, width, height } = photo.sourceSet(crop);
  const sources: PictureFacts["sources"][number][] = [];
  if (narrow) {
    const { avif, src } = photo.sourceSet(narrow.crop);
    const onPhones = atMostTwice(narrow.sizes);
    sources.push({ media: NARROW, type: "image/avif", srcSet: avif, sizes: onPhones });
    sources.push({ media: NARROW, srcSet: src });
  }
  sources.push({
    type: "image/avif",
    srcSet: avif,
    sizes: narrow ? sizes : atMostTwice(sizes),
  });
  return {
    sources,
    image: {
      src,
      width,
      height,
      alt,
      decoding: priority ? "sync" : "async",
      ...(priority ? { fetchPriority: "high" } : { loading: "lazy" }),
    },
    placeholder: { background: photo.colour, color: photo.textColour },
  };
}

/** Screens with a pixel ratio of 3 or more get the picture for a ratio of 2, because nobody sees the difference. */
function atMostTwice(sizes: string): string {
  const [, screen = "", amount, unit] = /^(\(.*?\) )?([\d.]+)(vw|px)/.exec(sizes) ?? [];
  if (!amount) return sizes;
  const condition = `${screen && `${screen}and `}(resolution >= 3dppx)`;
  return `${condition} ${Math.ceil((Number(amount) * 20) / 3) / 10}${unit}, ${sizes}`;
}
