import { type FieldPlace, writePlace } from "../../site/content/reading/field-place.ts";

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
