import { words } from "../words/words.ts";
import type { useFieldForm } from "./use-field-form.ts";

type SaveBarProps = { form: ReturnType<typeof useFieldForm> };

/** Saves what is typed, or takes it back, and says what came of it, with what the house would say otherwise. */
export function SaveBar({ form }: SaveBarProps) {
  const { outcome, isDirty, isSaving, undo, discard } = form;
  const { message, advice = [] } = outcome;
  return (
    <footer>
      <p role="status" className="outcome">
        {message}
      </p>
      {advice.length > 0 && (
        <aside className="advice" aria-label={words.advice}>
          {advice.map(({ message }) => (
            <p key={message}>{message}.</p>
          ))}
        </aside>
      )}
      <div className="buttons">
        {/* A button that is disabled loses the keyboard. */}
        <button type="submit" className="main" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </button>
        {isDirty && (
          <button type="button" onClick={discard}>
            {words.discard}
          </button>
        )}
        {!isDirty && outcome.undo !== undefined && (
          <button type="button" onClick={undo}>
            {words.undo}
          </button>
        )}
      </div>
    </footer>
  );
}
