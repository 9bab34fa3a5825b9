import { useState } from "react";
import type { FieldPlace } from "../../site/content/reading/field-place.ts";
import type { Draft } from "../draft.ts";
import { pageOf } from "../page-of.ts";
import { words } from "../words/words.ts";
import { page } from "./page/page.ts";

/** What stands beside the page: nothing more than asked for, a list of all files, what is published, or an open field. */
export type View = "none" | "files" | "publish" | "history" | { places: readonly FieldPlace[] };

type TopBarProps = {
  view: View;
  onView: (view: View) => void;
  /** Of the page in the frame. */
  path: string;
  draft: Draft | undefined;
  isPublishing: boolean;
};

export function TopBar({ view, onView, path, draft, isPublishing }: TopBarProps) {
  const own = draft?.names.find((name) => pageOf(name, draft) === path);
  const [isEdited, setEdited] = useState(true);
  const turn = (isNow: boolean) => {
    setEdited(isNow);
    page.edit(isNow);
  };
  const tab = (name: View & string, label: string) => (
    <button type="button" aria-pressed={view === name} onClick={() => onView(name)}>
      {label}
    </button>
  );
  return (
    <header className="top-bar">
      <h1>{words.desk}</h1>
      <nav aria-label={words.desk}>
        {/* What a visitor cannot point at is reached from here. */}
        <button
          type="button"
          disabled={!own}
          onClick={() => own && onView({ places: [{ file: own, path: [] }] })}
        >
          {words.thisPage}
        </button>
        {tab("files", words.everything)}
      </nav>
      <fieldset className="switch">
        <legend className="unseen">{words.mode}</legend>
        {[true, false].map((isEditing) => (
          <label key={String(isEditing)}>
            <input
              type="radio"
              name="mode"
              checked={isEdited === isEditing}
              onChange={() => turn(isEditing)}
            />
            {isEditing ? words.edit : words.browse}
          </label>
        ))}
      </fieldset>
      <nav aria-label={words.publish}>
        {tab("publish", isPublishing ? words.isPublishing : words.publish)}
        {tab("history", words.history)}
      </nav>
    </header>
  );
}
