import type { Crop } from "../../media/pictures.ts";
import { useSite } from "../../site-context.ts";

const NARROW = "(width < 48rem)";

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

/** A picture of the content, by name: its photograph or, until there is one, its drawing. */
export function Photo({ name, crop = "landscape", sizes, priority, narrow, alt }: PhotoProps) {
  const { pictures } = useSite();
  const { avif, src, width, height, colour, ...source } = pictures.source(name, crop);
  const onPhones = narrow && pictures.source(name, narrow.crop);
  return (
    <picture style={{ background: colour }}>
      {onPhones && (
        <>
          {onPhones.avif && (
            <source
              media={NARROW}
              type="image/avif"
              srcSet={onPhones.avif}
              sizes={atMostTwice(narrow.sizes)}
            />
          )}
          <source media={NARROW} srcSet={onPhones.src} />
        </>
      )}
      {avif && (
        <source type="image/avif" srcSet={avif} sizes={narrow ? sizes : atMostTwice(sizes)} />
      )}
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

/** Phones three times as dense get a picture for twice: more than that nobody sees. */
function atMostTwice(sizes: string): string {
  const [, screen = "", amount, unit] = /^(\(.*?\) )?([\d.]+)(vw|px)/.exec(sizes) ?? [];
  if (!amount) return sizes;
  const condition = `${screen && `${screen}and `}(resolution >= 3dppx)`;
  return `${condition} ${Math.ceil((Number(amount) * 20) / 3) / 10}${unit}, ${sizes}`;
}
