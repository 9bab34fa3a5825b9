import { type FieldPlace, readPlace, writePlace } from "../../site/content/reading/field-place.ts";
import { choicesOf } from "../choices-of.ts";
import { sectionOf } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { nameOf } from "../owners-words.ts";
import { pageOf } from "../page-of.ts";
import { words } from "../words/words.ts";
import { PlaceList, UnsavedList } from "./PlaceList.tsx";
import { page } from "./page/page.ts";

type FileListProps = {
  draft: Draft;
  /** The path of the page in the frame. */
  shown: string;
  onOpen: (place: FieldPlace) => void;
  /** Another page was chosen, which the sheet on a phone would cover. */
  onGo: () => void;
};

/**
 * Goes to a page that shows the field, if there is one and the page in the frame does not.
 * @param shown its path
 */
export function goWhereShown(place: FieldPlace, shown: string, draft: Draft): void {
  const path = pageOf(place.file, draft, page.shows(place) ? undefined : writePlace(place));
  if (path && path !== shown) page.goTo(path);
}

/** The pages, unsaved fields, the fields that are changed most, and every file of the website. */
export function FileList({ draft, shown, onOpen, onGo }: FileListProps) {
  const most = Object.entries(words.often).map(
    ([place, label]) => [label, readPlace(place)] as const,
  );
  const pages = choicesOf({ refersTo: "page" }, draft) ?? [];
  return (
    <>
      <UnsavedList draft={draft} onOpen={onOpen} />
      <label className="labelled">
        {words.goToPage}
        <select
          value={pages.some(([path]) => path === shown) ? shown : ""}
          onChange={({ target }) => {
            page.goTo(target.value);
            onGo();
          }}
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
      {[...Map.groupBy(draft.names, sectionOf)].map(([label, names]) => (
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
