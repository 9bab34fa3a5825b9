import type { FieldPlace } from "../../site/content/field-place.ts";
import type { ShownPage } from "./page/use-page.ts";
import { words } from "./words.ts";

/** What stands beside the page: nothing more than asked for, a list of its fields, of all files, an open field, or what is published. */
export type View =
  | "none"
  | "page"
  | "files"
  | "publish"
  | "history"
  | { places: readonly FieldPlace[] };

type TopBarProps = { view: View; onView: (view: View) => void; page: ShownPage };

export function TopBar({ view, onView, page }: TopBarProps) {
  const tab = (name: View & string, label: string) => (
    <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
      {label}
    </button>
  );
  return (
    <header className="top-bar">
      <h1>{words.desk}</h1>
      <nav aria-label={words.desk}>
        {tab("page", words.thisPage)}
        {tab("files", words.everything)}
      </nav>
      <fieldset className="switch">
        <legend className="unseen">{words.mode}</legend>
        {[true, false].map((isEditing) => (
          <label key={String(isEditing)}>
            <input
              type="radio"
              name="mode"
              checked={page.isEditing === isEditing}
              onChange={() => page.setEditing(isEditing)}
            />
            {isEditing ? words.edit : words.browse}
          </label>
        ))}
      </fieldset>
      <nav aria-label={words.publish}>
        {tab("publish", words.publish)}
        {tab("history", words.history)}
      </nav>
    </header>
  );
}
