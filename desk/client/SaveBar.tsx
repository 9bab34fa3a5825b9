import { useRef } from "react";
import { words } from "../words/words.ts";
import type { useFieldForm } from "./use-field-form.ts";

type SaveBarProps = { form: ReturnType<typeof useFieldForm> };

/** Save, discard and undo, with the result of the last save. */
export function SaveBar({ form }: SaveBarProps) {
  const { outcome, isDirty, isSaving, undo, discard } = form;
  const save = useRef<HTMLButtonElement>(null);
  // Each of these buttons goes once it has been pressed, so the focus moves to one that stays.
  const andFocusSave = (run: () => void) => () => {
    save.current?.focus();
    run();
  };
  return (
    <footer>
      <p role="status" className="outcome">
        {outcome || (isDirty && words.notYet)}
      </p>
      <div className="buttons">
        {/* A button that is disabled loses the keyboard. */}
        <button type="submit" ref={save} className="main" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </button>
        {isDirty && (
          <button type="button" onClick={andFocusSave(discard)}>
            {words.discard}
          </button>
        )}
        {undo && (
          <button type="button" onClick={andFocusSave(undo)}>
            {words.undo}
          </button>
        )}
      </div>
    </footer>
  );
}
