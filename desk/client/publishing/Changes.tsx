import type { PublishedChange, ShownChange } from "../../publishing.ts";
import { words } from "../../words/words.ts";

export type ChangesProps = {
  changes: readonly (ShownChange | PublishedChange)[];
  isBusy: boolean;
  putBack: (edit: object) => Promise<void>;
};

/** Changes of the draft, or of a publication. Each can be put back in the draft. */
export function Changes({ changes, isBusy, putBack }: ChangesProps) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={`${change.file}#${change.path.join(".")}`}>
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
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Saves the earlier value. */
function wayBack({ file, path, before, after }: ShownChange): object {
  return { file: file.slice(0, -".yaml".length), path, before: after, after: before };
}
