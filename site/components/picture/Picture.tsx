import type { ComponentProps, Ref } from "react";

/** The attributes of a picture. `photoFacts` computes them from a photo. */
export type PictureFacts = {
  /** Sources for narrow screens come first. */
  sources: readonly Pick<ComponentProps<"source">, "media" | "type" | "srcSet" | "sizes">[];
  image: Pick<
    ComponentProps<"img">,
    "src" | "width" | "height" | "alt" | "decoding" | "loading"
  > & {
    fetchPriority?: "high";
  };
  /** The colours until the picture has loaded, and of the alternative text if it does not load. */
  placeholder?: { background: string; color: string };
};

type PictureProps = PictureFacts & { ref?: Ref<HTMLImageElement> };

export function Picture({ sources, image, placeholder, ref }: PictureProps) {
  return (
    <picture style={placeholder}>
      {sources.map((source) => (
        <source key={`${source.media}${source.type}`} {...source} />
      ))}
      {/* biome-ignore lint/a11y/useAltText: `image` contains the alternative text. */}
      <img {...image} ref={ref} />
    </picture>
  );
}
