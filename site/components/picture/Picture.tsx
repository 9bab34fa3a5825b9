import * as attribute from "./picture-attributes.ts";

/** What `<picture>` needs, as plain data, so that islands can take it as a prop. */
export type PictureProps = {
  /** Every width, for `srcset`. */
  avif: string;
  /** The one address for browsers without AVIF. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Names the placeholder's colour. */
  photo: string;
  sizes: string;
  /** "hero" loads before everything else; the others load lazily. */
  priority?: "hero" | "lazy";
  /** Another crop below the medium width. */
  narrow?: { avif: string; src: string; sizes: string };
};

const NARROW = "(width < 48rem)";

export function Picture(props: PictureProps) {
  const { avif, src, width, height, alt, photo, sizes, priority = "lazy", narrow } = props;
  return (
    <picture {...{ [attribute.photo]: photo }}>
      {narrow && (
        <>
          <source media={NARROW} type="image/avif" srcSet={narrow.avif} sizes={narrow.sizes} />
          <source media={NARROW} srcSet={narrow.src} />
        </>
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding={priority === "hero" ? "sync" : "async"}
        {...(priority === "hero"
          ? { fetchPriority: "high" as const }
          : { loading: "lazy" as const })}
      />
    </picture>
  );
}
