import { type FieldPlace, readPlace, writePlace } from "../../site/content/reading/field-place.ts";

/** Unsaved text, which the browser stores. */
type Unsaved = { before: unknown; value: unknown };

const PREFIX = "unsaved ";

export function keepUnsaved(place: FieldPlace, unsaved: Unsaved | undefined): void {
  const key = PREFIX + writePlace(place);
  if (unsaved) localStorage.setItem(key, JSON.stringify(unsaved));
  else localStorage.removeItem(key);
}

export function unsavedAt(place: FieldPlace): Unsaved | undefined {
  const kept = localStorage.getItem(PREFIX + writePlace(place));
  return kept === null ? undefined : JSON.parse(kept);
}

export function unsavedPlaces(): FieldPlace[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => readPlace(key.slice(PREFIX.length)));
}
