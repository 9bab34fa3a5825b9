import type { FieldPlace } from "../../../site/content/reading/field-place.ts";
import type { PublishedChange, ShownChange } from "../../publishing.ts";
import { words } from "../../words/words.ts";

export type ChangesProps = {
  changes: readonly (ShownChange | PublishedChange)[];
  isBusy: boolean;
  putBack: (edit: object) => Promise<void>;
  onOpenField: (place: FieldPlace) => void;
};

/** Changes of the draft, or of a publication. Each can be put back in the draft. */
export function Changes({ changes, isBusy, putBack, onOpenField }: ChangesProps) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.file + change.place}>
          <h2>{change.place}</h2>
          <p>{change.said}</p>
          {/* A whole file is a developer's work, who takes it back with git. */}
          {change.path.length > 0 && (
            <div className="buttons">
              {"isInDraft" in change && !change.isInDraft ? (
                <p>{words.changedSince}</p>
              ) : (
                <button
                  type="button"
                  disabled={isBusy}
                  aria-label={words.of(words.putBack, change.place)}
                  onClick={() => putBack(wayBack(change))}
                >
                  {words.putBack}
                </button>
              )}
              <button
                type="button"
                aria-label={words.of(words.open, change.place)}
                onClick={() => onOpenField(placeOf(change))}
              >
                {words.open}
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Saves the earlier value. */
function wayBack(change: ShownChange): object {
  return { ...placeOf(change), before: change.after, after: change.before };
}

function placeOf({ file, path }: ShownChange): FieldPlace {
  return { file: file.slice(0, -".yaml".length), path };
}
