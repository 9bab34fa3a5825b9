import type { ComponentProps, Ref } from "react";

/** A picture with its addresses found: `photo-facts.ts` finds them by a photo's name. */
export type PictureFacts = {
  /** For the narrowest screens first. */
  sources: readonly Pick<ComponentProps<"source">, "media" | "type" | "srcSet" | "sizes">[];
  image: Pick<
    ComponentProps<"img">,
    "src" | "width" | "height" | "alt" | "decoding" | "loading"
  > & {
    fetchPriority?: "high";
  };
  /** Stands in its place until it has come. */
  colour?: string | undefined;
};

type PictureProps = PictureFacts & { ref?: Ref<HTMLImageElement> };

export function Picture({ sources, image, colour, ref }: PictureProps) {
  return (
    <picture style={{ background: colour }}>
      {sources.map((source) => (
        <source key={`${source.media}${source.type}`} {...source} />
      ))}
      {/* biome-ignore lint/a11y/useAltText: it is one of the image's facts. */}
      <img {...image} ref={ref} />
    </picture>
  );
}
