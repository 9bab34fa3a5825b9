import { type FieldPlace, writePlace } from "../../site/content/reading/field-place.ts";
import type { Draft } from "../draft.ts";
import { placeLabel } from "../owners-words.ts";
import { words } from "../words/words.ts";
import { unsavedPlaces } from "./unsaved.ts";

type PlaceListProps = {
  label?: string;
  places: readonly (readonly [name: string, place: FieldPlace])[];
  onOpen: (place: FieldPlace) => void;
};

/** Buttons that open the forms of fields or files. Nothing if there are none. */
export function PlaceList({ label, places, onOpen }: PlaceListProps) {
  if (places.length === 0) return null;
  return (
    <section aria-label={label}>
      {label && <h2>{label}</h2>}
      <ul className="fields">
        {places.map(([name, place]) => (
          <li key={writePlace(place)}>
            <button type="button" onClick={() => onOpen(place)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type UnsavedListProps = { draft: Draft; onOpen: (place: FieldPlace) => void };

/** Unsaved fields, which are not published and which nobody else sees. */
export function UnsavedList({ draft, onOpen }: UnsavedListProps) {
  const places = unsavedPlaces().map(
    (place) => [placeLabel(place.file, place.path, draft), place] as const,
  );
  return <PlaceList label={words.unsaved} places={places} onOpen={onOpen} />;
}
