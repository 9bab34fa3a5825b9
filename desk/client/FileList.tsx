import { type FieldPlace, readPlace, writePlace } from "../../site/content/reading/field-place.ts";
import { onShelves } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { nameOf } from "../owners-words.ts";
import { pageOf } from "../page-of.ts";
import { words } from "../words/words.ts";
import { PlaceList } from "./PlaceList.tsx";
import { page } from "./page/page.ts";
import { UnsavedList } from "./UnsavedList.tsx";

type FileListProps = {
  draft: Draft;
  onOpen: (place: FieldPlace) => void;
};

/** A page that shows the field, if the page in the frame does not: on a phone the footer has no hours. */
const seenOn: Readonly<Record<string, string>> = {
  "business#schedules.opening.days": "pages/contact",
  "business#holidays": "pages/contact",
  "business#film": "pages/home",
};

/** Goes to a page that shows the field, if there is one and the page in the frame does not. @param shown its path */
export function goWhereShown(place: FieldPlace, shown: string, draft: Draft): void {
  const other = page.shows(place) ? undefined : seenOn[writePlace(place)];
  const path = pageOf(other ?? place.file, draft);
  if (path && path !== shown) page.goTo(path);
}

/** Unsaved fields, the fields that are changed most, and every file of the website. */
export function FileList({ draft, onOpen }: FileListProps) {
  const most = Object.entries(words.often).map(
    ([place, label]) => [label, readPlace(place)] as const,
  );
  return (
    <>
      <UnsavedList draft={draft} onOpen={onOpen} />
      <p className="hint">{words.howToEdit}</p>
      <PlaceList label={words.changedMost} places={most} onOpen={onOpen} />
      {onShelves(draft.names).map(({ label, names }) => (
        <PlaceList
          key={label}
          label={label}
          places={names.map((file) => [nameOf(file, draft), { file, path: [] }])}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}
