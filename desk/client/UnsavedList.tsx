import type { FieldPlace } from "../../site/content/reading/field-place.ts";
import type { Draft } from "../draft.ts";
import { placeInWords } from "../owners-words.ts";
import { words } from "../words/words.ts";
import { PlaceList } from "./PlaceList.tsx";
import { unsavedPlaces } from "./unsaved.ts";

type UnsavedListProps = { draft: Draft; onOpen: (place: FieldPlace) => void };

/** Unsaved fields, which are not published and which nobody else sees. */
export function UnsavedList({ draft, onOpen }: UnsavedListProps) {
  const places = unsavedPlaces().map(
    (place) => [placeInWords(place.file, place.path, draft), place] as const,
  );
  return <PlaceList label={words.unsaved} places={places} onOpen={onOpen} />;
}
