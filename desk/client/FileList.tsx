import { type FieldPlace, readPlace, writePlace } from "../../site/content/reading/field-place.ts";
import { choicesOf } from "../choices-of.ts";
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
  /** The path of the page in the frame. */
  shown: string;
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

/** The pages, unsaved fields, the fields that are changed most, and every file of the website. */
export function FileList({ draft, shown, onOpen }: FileListProps) {
  const most = Object.entries(words.often).map(
    ([place, label]) => [label, readPlace(place)] as const,
  );
  const pages = choicesOf({ refersTo: "page" }, draft) ?? [];
  return (
    <>
      <UnsavedList draft={draft} onOpen={onOpen} />
      <p className="hint">{words.howToEdit}</p>
      <label className="labelled">
        {words.goToPage}
        <select
          value={pages.some(([path]) => path === shown) ? shown : ""}
          onChange={({ target }) => page.goTo(target.value)}
        >
          <option value="" hidden />
          {pages.map(([path, name]) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </select>
      </label>
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
