import { Photo } from "../../components/picture/Photo.tsx";
import type { PhotoSource } from "../../media/pictures.ts";

type PortraitProps = {
  name: string;
  /** Without one the initials are shown. */
  photo: PhotoSource | undefined;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
};

/** The portrait of a team member. It has no alternative text, because the name is always beside it. */
export function Portrait({ name, photo, sizes }: PortraitProps) {
  return (
    <span className="portrait arch">
      {photo ? (
        <Photo photo={photo} crop="portrait" sizes={sizes} alt="" />
      ) : (
        <span className="monogram" aria-hidden="true">
          {initials(name)}
        </span>
      )}
    </span>
  );
}

/** The initials of the first and the last name: "IC" for Ines Calder. */
function initials(name: string): string {
  const [first = "", ...others] = name.split(" ").map((word) => word.slice(0, 1));
  return `${first}${others.at(-1) ?? ""}`;
}
