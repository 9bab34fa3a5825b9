import type { FieldPlace } from "../../../site/content/reading/field-place.ts";
import type { ShownChange } from "../../publishing.ts";
import { words } from "../../words/words.ts";

type ChangesProps = {
  changes: readonly ShownChange[];
  isBusy: boolean;
  putBack: (path: string, sent: object, success: string) => Promise<boolean>;
  onOpenField: (place: FieldPlace) => void;
};

/** What is saved against what is published: each change with the way back. */
export function Changes({ changes, isBusy, putBack, onOpenField }: ChangesProps) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.file + change.place}>
          <h2>{change.place}</h2>
          <p>{change.said}</p>
          <div className="buttons">
            <button
              type="button"
              disabled={isBusy}
              aria-label={words.of(words.putBack, change.place)}
              onClick={() => putBack(...wayBack(change), words.wasPutBack)}
            >
              {words.putBack}
            </button>
            {change.file.endsWith(".yaml") && change.after !== undefined && (
              <button
                type="button"
                aria-label={words.of(words.open, change.place)}
                onClick={() => onOpenField({ file: nameOf(change), path: change.path })}
              >
                {words.open}
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A field is saved as it was; a whole file is brought back. */
function wayBack(change: ShownChange): [path: string, sent: object] {
  const { file, path, before, after } = change;
  if (path.length === 0) return ["publishing/put-back-file", { file }];
  return ["save", { file: nameOf(change), path, before: after, after: before }];
}

function nameOf({ file }: ShownChange): string {
  return file.slice(0, -".yaml".length);
}
