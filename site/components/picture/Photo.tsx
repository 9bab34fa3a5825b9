import { Picture } from "./Picture.tsx";
import { type PhotoProps, photoFacts } from "./photo-facts.ts";

export function Photo(props: PhotoProps) {
  return <Picture {...photoFacts(props)} />;
}
