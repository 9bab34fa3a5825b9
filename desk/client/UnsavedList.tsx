import { type FieldPlace, writePlace } from "../../site/content/field-place.ts";
import { placeInWords } from "../owners-words.ts";
import { unsavedPlaces } from "./unsaved.ts";
import { words } from "./words.ts";

/** What was typed and not saved, before the window was closed or another field opened. */
export function UnsavedList({ onOpen }: { onOpen: (place: FieldPlace) => void }) {
  const places = unsavedPlaces();
  if (places.length === 0) return null;
  return (
    <section className="unsaved" aria-label={words.unsaved}>
      <h2>{words.unsaved}</h2>
      <ul className="fields">
        {places.map((place) => (
          <li key={writePlace(place)}>
            <button type="button" onClick={() => onOpen(place)}>
              {placeInWords(`${place.file}.yaml`, place.path)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
