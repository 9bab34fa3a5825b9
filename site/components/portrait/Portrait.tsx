import { initials } from "../../clinic/text/initials.ts";
import { Photo } from "../picture/Photo.tsx";

export type PortraitProps = {
  name: string;
  /** A picture of the content. Without one, the initials take its place. */
  photo: string | undefined;
  /** How wide the portrait is shown, as in `<img sizes>`. */
  sizes: string;
};

/** Somebody of the team in an arch. The name always stands beside the portrait, so the picture has no alternative. */
export function Portrait({ name, photo, sizes }: PortraitProps) {
  return (
    <span className="portrait arch">
      {photo ? (
        <Photo name={photo} crop="portrait" sizes={sizes} alt="" />
      ) : (
        <span className="monogram" aria-hidden="true">
          {initials(name)}
        </span>
      )}
    </span>
  );
}
