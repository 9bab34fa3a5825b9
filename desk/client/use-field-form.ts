import { useState } from "react";
import { type FieldErrors, get, set, useForm } from "react-hook-form";
import { type FieldPlace, withValueAt } from "../../site/content/field-place.ts";
import type { Draft } from "../draft.ts";
import { placeInWords } from "../owners-words.ts";
import type { Edit, Problem, Saved } from "../saving.ts";
import { ask, Refused } from "./ask.ts";
import { editsBetween } from "./edits-between.ts";
import { nameIn, problemsIn } from "./problems.ts";
import { keepUnsaved, unsavedAt } from "./unsaved.ts";
import { words } from "./words.ts";

export type FieldValues = { value: unknown };

type Outcome = {
  message: string;
  advice?: readonly Problem[];
  /** What somebody else has saved meanwhile: the field that differs, and the whole of what stands there. */
  theirs?: { field: unknown; whole: unknown } | undefined;
};

type Parts = {
  place: FieldPlace;
  draft: Draft;
  onSaved: (edits?: readonly Edit[]) => void;
};

/** One field, a group, a list or a whole file, from what stands in the draft until it is saved. */
export function useFieldForm({ place, draft, onSaved }: Parts) {
  const [kept] = useState(() => unsavedAt(place));
  const [before, setBefore] = useState<unknown>(kept ? kept.before : draft.valueAt(place));
  const [outcome, setOutcome] = useState<Outcome>({ message: kept ? words.wordsAreBack : "" });
  const form = useForm<FieldValues>({
    mode: "onTouched",
    defaultValues: { value: kept ? kept.value : (draft.valueAt(place) ?? "") },
    resolver: (values) => {
      const problems = problemsIn(place, values.value, draft);
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOf(place, problems) };
    },
  });

  const reset = (value: unknown) => {
    setBefore(value);
    form.reset({ value: value ?? "" });
    // The form's own last word of a change comes with the line above.
    keepUnsaved(place, undefined);
    setOutcome({ message: "" });
  };

  const send = async (value: unknown, from: unknown) => {
    try {
      const edits = editsBetween(place, from, value);
      const { saved, advice } = await ask<Saved>("save", { edits });
      const within = (edit: FieldPlace) => edit.path.slice(place.path.length);
      reset(saved.reduce((data, edit) => withValueAt(data, within(edit), edit.after), value));
      setOutcome({ message: words.saved, advice });
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { message, problems, now } = error;
      const own = problems.filter(({ file }) => file === place.file);
      for (const problem of own) {
        form.setError(nameIn(place, problem) as "value", { message: problem.message });
      }
      const isBeside = problems.length > 0 && own.length === problems.length;
      const theirs = now && {
        field: now.after,
        whole: withValueAt(from, now.path.slice(place.path.length), now.after),
      };
      setOutcome({ message: isBeside ? words.notSaved : message, theirs });
      if (theirs) onSaved();
    }
  };

  /** What is wrong may stand in an entry that is folded: the first is said by its place, too. */
  const refuse = () => {
    const [first] = problemsIn(place, form.getValues("value"), draft);
    const where = first && placeInWords(`${first.file}.yaml`, first.path);
    const isBelow = first && first.path.length > place.path.length;
    setOutcome({ message: isBelow ? `${where}: ${first.message}` : words.notSaved });
  };

  return {
    form,
    outcome,
    save: form.handleSubmit(({ value }) => send(value, before), refuse),
    /** Somebody else has saved another value meanwhile: theirs stays, or this one takes its place. */
    takeTheirs: () => reset(outcome.theirs?.whole),
    keepMine: () => send(form.getValues("value"), outcome.theirs?.whole),
    discard: () => reset(draft.valueAt(place)),
    keep: (value: unknown) => keepUnsaved(place, { before, value }),
  };
}

function errorsOf(place: FieldPlace, problems: readonly Problem[]): FieldErrors<FieldValues> {
  const errors = {};
  for (const problem of problems) {
    const { message } = problem;
    // The first is what has to be mended first: a word that may not stand there, and its length after that.
    if (get(errors, nameIn(place, problem))) continue;
    set(errors, nameIn(place, problem), {
      type: "check",
      message,
      root: { type: "check", message },
    });
  }
  return errors;
}
