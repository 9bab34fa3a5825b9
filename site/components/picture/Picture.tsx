import type { ComponentProps, Ref } from "react";

/** The attributes of a picture. `photo-facts.ts` computes them from a photo's name. */
export type PictureFacts = {
  /** Sources for narrow screens come first. */
  sources: readonly Pick<ComponentProps<"source">, "media" | "type" | "srcSet" | "sizes">[];
  image: Pick<
    ComponentProps<"img">,
    "src" | "width" | "height" | "alt" | "decoding" | "loading"
  > & {
    fetchPriority?: "high";
  };
  /** The background until the picture has loaded. */
  colour?: string | undefined;
};

type PictureProps = PictureFacts & { ref?: Ref<HTMLImageElement> };

export function Picture({ sources, image, colour, ref }: PictureProps) {
  return (
    <picture style={{ background: colour }}>
      {sources.map((source) => (
        <source key={`${source.media}${source.type}`} {...source} />
      ))}
      {/* biome-ignore lint/a11y/useAltText: `image` contains the alternative text. */}
      <img {...image} ref={ref} />
    </picture>
  );
}
