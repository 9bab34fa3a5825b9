import type { FieldPlace } from "../../site/content/reading/field-place.ts";
import { words } from "../words/words.ts";
import { unsavedPlaces } from "./unsaved.ts";

/** What is beside the page: nothing on a phone, all files, publishing, or the form of a field. */
export type View = "none" | "files" | "publish" | "history" | { places: readonly FieldPlace[] };

type TopBarProps = {
  view: View;
  onView: (view: View) => void;
  isPublishing: boolean;
};

export function TopBar({ view, onView, isPublishing }: TopBarProps) {
  const tab = (name: View & string, label: string) => (
    <button type="button" aria-pressed={view === name} onClick={() => onView(name)}>
      {label}
    </button>
  );
  return (
    <header className="top-bar">
      <h1>{words.desk}</h1>
      {/* For what a click on the page cannot reach. */}
      {tab("files", words.everything(unsavedPlaces().length))}
      <p className="hint">{words.howToEdit}</p>
      <nav aria-label={words.publish}>
        {tab("publish", isPublishing ? words.isPublishing : words.publish)}
        {tab("history", words.history)}
      </nav>
    </header>
  );
}
