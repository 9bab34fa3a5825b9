import { type FieldPlace, writePlace } from "../../site/content/field-place.ts";
import { labelOf, onShelves } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { placeInWords } from "../owners-words.ts";
import { pageOf } from "../page-of.ts";
import { words } from "../words/words.ts";
import { NewTreatment } from "./NewTreatment.tsx";
import { page } from "./page/page.ts";
import { unsavedPlaces } from "./unsaved.ts";

type FileListProps = {
  draft: Draft;
  /** Of the page in the frame. */
  path: string;
  onOpen: (place: FieldPlace) => void;
  onChanged: () => Promise<void>;
};

/** What an owner comes for most. */
const often: Readonly<Record<keyof typeof words.often, FieldPlace>> = {
  hours: { file: "business", path: ["schedules", "opening", "days"] },
  holidays: { file: "business", path: ["holidays"] },
  phone: { file: "business", path: ["phone"] },
  announcements: { file: "announcements", path: ["items"] },
  reviews: { file: "testimonials", path: ["items"] },
  gallery: { file: "gallery", path: ["images"] },
  featured: { file: "pages/home", path: ["featured"] },
  film: { file: "business", path: ["showFilm"] },
};

/** Every file of the website, each as one form; before them what was typed and not saved, and what is changed most. */
export function FileList({ draft, path: shown, onOpen, onChanged }: FileListProps) {
  const open = (place: FieldPlace) => {
    const path = pageOf(place.file, draft);
    if (path && path !== shown) page.goTo(path);
    onOpen(place);
  };
  const list = (label: string, places: readonly (readonly [string, FieldPlace])[]) =>
    places.length > 0 && (
      <section key={label} aria-label={label}>
        <h2>{label}</h2>
        <ul className="fields">
          {places.map(([name, place]) => (
            <li key={writePlace(place)}>
              <button type="button" onClick={() => open(place)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
        {places.some(([, { file }]) => file.startsWith("treatments/")) && (
          <NewTreatment {...{ draft, onChanged, onOpen }} />
        )}
      </section>
    );
  const unsaved = unsavedPlaces().map(
    (place) => [placeInWords(`${place.file}.yaml`, place.path), place] as const,
  );
  const most = Object.entries(often)
    .filter(([, { file }]) => draft.names.includes(file))
    .map(([name, place]) => [words.often[name as keyof typeof often], place] as const);
  return (
    <>
      {list(words.unsaved, unsaved)}
      <p className="hint">{words.howToEdit}</p>
      {list(words.changedMost, most)}
      {onShelves(draft.names).map(({ label, names }) =>
        list(
          label,
          names.map((file) => [String(draft.file(file).name ?? labelOf(file)), { file, path: [] }]),
        ),
      )}
    </>
  );
}
