/** What `<picture>` needs, as plain data, so that islands can take it as a prop. */
export type PictureProps = {
  avif: string;
  jpg: string;
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Names the placeholder's colour. */
  photo: string;
  sizes: string;
  /** "hero" is asked for before everything else; the rest wait until they come near. */
  priority?: "hero" | "lazy";
  /** Another crop below the medium width. */
  narrow?: { avif: string; jpg: string; sizes: string };
};

const NARROW = "(width < 48rem)";

export function Picture(props: PictureProps) {
  const { avif, jpg, src, width, height, alt, photo, sizes, priority = "lazy", narrow } = props;
  return (
    <picture data-photo={photo}>
      {narrow && (
        <>
          <source media={NARROW} type="image/avif" srcSet={narrow.avif} sizes={narrow.sizes} />
          <source media={NARROW} srcSet={narrow.jpg} sizes={narrow.sizes} />
        </>
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={jpg}
        sizes={sizes}
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
