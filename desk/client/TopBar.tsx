import type { FieldPlace } from "../../site/content/reading/field-place.ts";
import type { Draft } from "../draft.ts";
import { fileOf } from "../page-of.ts";
import { words } from "../words/words.ts";

/** What is beside the page: nothing on a phone, all files, publishing, or the form of a field. */
export type View = "none" | "files" | "publish" | "history" | { places: readonly FieldPlace[] };

type TopBarProps = {
  view: View;
  onView: (view: View) => void;
  /** The path of the page in the frame. */
  path: string;
  draft: Draft | undefined;
  isPublishing: boolean;
};

export function TopBar({ view, onView, path, draft, isPublishing }: TopBarProps) {
  const own = draft && fileOf(path, draft);
  const tab = (name: View & string, label: string) => (
    <button type="button" aria-pressed={view === name} onClick={() => onView(name)}>
      {label}
    </button>
  );
  return (
    <header className="top-bar">
      <h1>{words.desk}</h1>
      <nav aria-label={words.desk}>
        {/* For what a click on the page cannot reach. */}
        <button
          type="button"
          disabled={!own}
          onClick={() => own && onView({ places: [{ file: own, path: [] }] })}
        >
          {words.thisPage}
        </button>
        {tab("files", words.everything)}
      </nav>
      <nav aria-label={words.publish}>
        {tab("publish", isPublishing ? words.isPublishing : words.publish)}
        {tab("history", words.history)}
      </nav>
    </header>
  );
}
