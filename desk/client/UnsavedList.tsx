import { type FieldPlace, writePlace } from "../../site/content/reading/field-place.ts";
import type { Draft } from "../draft.ts";
import { placeInWords } from "../owners-words.ts";
import { words } from "../words/words.ts";
import { unsavedPlaces } from "./unsaved.ts";

type UnsavedListProps = { draft: Draft; onOpen: (place: FieldPlace) => void };

/** Unsaved fields, which are not published and which nobody else sees. */
export function UnsavedList({ draft, onOpen }: UnsavedListProps) {
  const places = unsavedPlaces();
  if (places.length === 0) return null;
  return (
    <section aria-label={words.unsaved}>
      <h2>{words.unsaved}</h2>
      <ul className="fields">
        {places.map((place) => (
          <li key={writePlace(place)}>
            <button type="button" onClick={() => onOpen(place)}>
              {placeInWords(`${place.file}.yaml`, place.path, draft)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
