import type { Crop } from "../../media/pictures.ts";
import { useSite } from "../../site-context.ts";
import * as attribute from "./picture-attributes.ts";

const NARROW = "(width < 48rem)";

export type PhotoProps = {
  name: string;
  crop?: Crop;
  sizes: string;
  /** It is asked for before everything else; others wait until they come near. */
  priority?: "hero";
  /** The crop below the medium width, where it is another. */
  narrow?: { crop: Crop; sizes: string };
  /** An empty text marks a picture as decoration; left out, the photo's own text stands. */
  alt?: string;
};

/** A picture of the content, by name: its photograph or, until there is one, its drawing. */
export function Photo({ name, crop = "landscape", sizes, priority, narrow, alt }: PhotoProps) {
  const { pictures } = useSite();
  const { avif, src, width, height, ...source } = pictures.source(name, crop);
  const onPhones = narrow && pictures.source(name, narrow.crop);
  return (
    <picture {...{ [attribute.photo]: name }}>
      {onPhones && (
        <>
          {onPhones.avif && (
            <source media={NARROW} type="image/avif" srcSet={onPhones.avif} sizes={narrow.sizes} />
          )}
          <source media={NARROW} srcSet={onPhones.src} />
        </>
      )}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt ?? source.alt}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
