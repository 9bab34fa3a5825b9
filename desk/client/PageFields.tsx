import { type FieldPlace, writePlace } from "../../site/content/field-place.ts";
import { labelOf } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { stepsTo } from "../owners-words.ts";
import { pageOf } from "../page-of.ts";
import type { ShownPage } from "./page/use-page.ts";
import { UnsavedList } from "./UnsavedList.tsx";
import { words } from "./words.ts";

type PageFieldsProps = { draft: Draft; page: ShownPage; onOpen: (place: FieldPlace) => void };

/** What a visitor cannot point at is reached from here: every field of the page in the frame, its own first. */
export function PageFields({ draft, page, onOpen }: PageFieldsProps) {
  const known = page.places.filter((place) => draft.valueAt(place) !== undefined);
  const groups = Map.groupBy(known, ({ file }) => file);
  const rank = (file: string) => {
    if (!file.includes("/")) return 2;
    return pageOf(file, draft) === page.path ? 0 : 1;
  };
  const files = [...groups.keys()].toSorted((one, other) => rank(one) - rank(other));
  return (
    <>
      <UnsavedList onOpen={onOpen} />
      <p className="hint">{words.howToEdit}</p>
      {files.map((file) => (
        <details key={file} open={rank(file) === 0}>
          <summary>{labelOf(file)}</summary>
          <ul className="fields">
            {groups.get(file)?.map((place) => (
              <li key={writePlace(place)}>
                <button type="button" onClick={() => onOpen(place)}>
                  <span>{labelIn(place)}</span>
                  <span className="said">{said(place, draft)}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function labelIn({ file, path }: FieldPlace): string {
  return stepsTo(file, path)
    .slice(1)
    .map(({ label }) => label)
    .join(" › ");
}

function said(place: FieldPlace, draft: Draft): string {
  const value = draft.valueAt(place);
  return typeof value === "string" ? draft.filledIn(value, place.file).replaceAll("*", "") : "";
}
