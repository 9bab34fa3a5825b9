import { useSite } from "../../site-context.ts";
import { Picture } from "./Picture.tsx";
import { type PhotoProps, photoFacts } from "./photo-facts.ts";

/** A picture, by its name in `photos.yaml`. */
export function Photo(props: PhotoProps) {
  return <Picture {...photoFacts(useSite().media.pictures, props)} />;
}
