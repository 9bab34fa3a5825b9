import { Advice } from "./Advice.tsx";
import type { useFieldForm } from "./use-field-form.ts";
import { words } from "./words.ts";

type SaveBarProps = {
  saving: Pick<ReturnType<typeof useFieldForm>, "outcome" | "takeTheirs" | "keepMine" | "discard">;
  isDirty: boolean;
  isSubmitting: boolean;
};

/** Saves what is typed, or takes it back, and says what came of it. */
export function SaveBar({ saving, isDirty, isSubmitting }: SaveBarProps) {
  const { outcome, takeTheirs, keepMine, discard } = saving;
  return (
    <footer>
      <p role="status" className="outcome">
        {outcome.message}
      </p>
      {outcome.theirs && (
        <div className="buttons">
          <q>{typeof outcome.theirs.field === "string" ? outcome.theirs.field : "…"}</q>
          <button type="button" onClick={takeTheirs}>
            {words.takeTheirs}
          </button>
          <button type="button" onClick={keepMine}>
            {words.keepMine}
          </button>
        </div>
      )}
      <Advice advice={outcome.advice ?? []} />
      <div className="buttons">
        <button type="submit" className="main" aria-disabled={isSubmitting}>
          {isSubmitting ? words.saving : words.save}
        </button>
        {isDirty && (
          <button type="button" onClick={discard}>
            {words.discard}
          </button>
        )}
      </div>
    </footer>
  );
}
