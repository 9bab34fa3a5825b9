import { useEffect, useRef, useState } from "react";
import type { Path } from "../../site/content/mistakes.ts";
import { type FieldPlace, valueAt, withValueAt } from "../../site/content/reading/field-place.ts";
import { asShown } from "../as-shown.ts";
import { fileSchemaOf } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { schemaAtPath } from "../file-schema.ts";
import { isSame, mergeFields } from "../merge-fields.ts";
import { normalize } from "../normalize.ts";
import { lineOf } from "../owners-words.ts";
import type { Edit, Problem } from "../saving.ts";
import { words } from "../words/words.ts";
import { ask, Refused } from "./ask.ts";
import { page } from "./page/page.ts";
import { keepUnsaved, unsavedAt } from "./unsaved.ts";

type Parts = {
  place: FieldPlace;
  draft: Draft;
  onReload: () => Promise<void>;
  /** Resolves once the page shows what is saved. */
  onSaved: () => Promise<void>;
};

/** The state of a form. Paths start at the file. */
export function useFieldForm({ place, draft, onReload, onSaved }: Parts) {
  const schema = schemaAtPath(fileSchemaOf(place.file), place.path);
  const shown = (value: unknown) => asShown(value ?? schema.default ?? "", schema);
  const typed = useTyped(place, draft, shown);
  const { before, setBefore, value, setValue, isDirty, latest } = typed;
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const [outcome, setOutcome] = useState(typed.areBack ? words.wordsAreBack : "");
  const [isSaving, setSaving] = useState(false);
  /** The values before the saves of this form, for Undo, the last one at the end. */
  const [earlier, setEarlier] = useState<readonly unknown[]>([]);
  const within = (path: Path) => path.slice(place.path.length);

  const reset = (now: unknown) => {
    setBefore(now);
    setValue(shown(now));
    setRefused([]);
    setOutcome("");
  };

  // A form without typed changes shows what was saved elsewhere.
  const stored = draft.valueAt(place);
  /** The newest saved value, because a draft is stale after a save until it is read again. */
  const [drawn, newest] = [useRef(stored), useRef(stored)];
  useEffect(() => {
    if (isSame(stored, drawn.current)) return;
    drawn.current = stored;
    newest.current = stored;
    if (isDirty || isSame(stored, before)) return;
    reset(stored);
    setEarlier([]);
    void page.renew();
  });

  /** Merges the typed changes with a value that was saved elsewhere. */
  const meet = (now: unknown) => {
    setEarlier([]);
    const after = normalize(latest.current.value, schema);
    newest.current = now;
    setBefore(now);
    setValue(shown(mergeFields({ before, now, after }).value));
  };

  /** Resolves to false if it was refused. */
  const send = async (after: unknown, isUndo = false) => {
    setSaving(true);
    try {
      const saved = await ask<Edit>("save", { ...place, before: before ?? null, after });
      newest.current = saved.after;
      reset(saved.after);
      // The form may be closed before the effect runs.
      keepUnsaved(place, undefined);
      const isChanged = !isSame(saved.before, saved.after);
      if (isUndo) setEarlier(earlier.slice(0, -1));
      else if (isChanged) setEarlier([...earlier, saved.before]);
      // The page shows it before the form says so.
      await onSaved();
      const done = isUndo ? words.undone : words.saved;
      setOutcome(isChanged ? done : words.unchanged);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { message, problems, now } = error;
      setRefused(problems);
      setOutcome(problems.length > 0 ? words.notSaved(problems.length) : message);
      // The next save overwrites what was saved elsewhere.
      if (now !== undefined) meet(now);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    ...{ isDirty, isSaving, outcome, refused, value },
    valueAt: (path: Path) => valueAt(value, within(path)),
    ...problemsOf(place.file, refused),
    change(path: Path, to: unknown) {
      setValue((now: unknown) => withValueAt(now === "" ? {} : now, within(path), to));
      setRefused([]);
      setOutcome("");
    },
    /** @param after a value that was just chosen. The default is the form's value */
    save: (after = latest.current.value) => send(after),
    /** Adds the problems whose fields the form does not show to its message. */
    listProblems: (problems: readonly Problem[]) => {
      const lines = problems.map((problem) => lineOf(problem, draft));
      setOutcome([words.notSaved(refused.length), ...lines].join("\n"));
    },
    undo: earlier.length > 0 && !isDirty ? () => send(earlier.at(-1), true) : undefined,
    discard: () => {
      reset(newest.current);
      void onReload();
    },
  };
}

/** The typed value beside the saved one. The browser stores what is typed until it is saved. */
function useTyped(place: FieldPlace, draft: Draft, shown: (value: unknown) => unknown) {
  const [kept] = useState(() => unsavedAt(place));
  const [before, setBefore] = useState<unknown>(kept ? kept.before : draft.valueAt(place));
  const [value, setValue] = useState<unknown>(kept ? kept.value : shown(before));
  const isDirty = JSON.stringify(value) !== JSON.stringify(shown(before));
  const latest = useRef({ before, value });
  useEffect(() => {
    latest.current = { before, value };
    keepUnsaved(place, isDirty ? { before, value } : undefined);
  }, [place, before, value, isDirty]);
  return { before, setBefore, value, setValue, isDirty, latest, areBack: kept !== undefined };
}

/** The problems of a file's fields. */
function problemsOf(inFile: string, refused: readonly Problem[]) {
  const here = refused.filter(({ file }) => file === inFile);
  return {
    /** All problems of a field, one in each line. */
    problemsAt: (path: Path) =>
      here
        .filter((one) => isSamePath(one.path, path))
        .map(({ message }) => message)
        .join("\n"),
    hasProblem: (path: Path) => here.some((one) => isWithin(one.path, path)),
  };
}

export function isWithin(at: Path, path: Path): boolean {
  return path.every((part, index) => String(at[index]) === String(part));
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && isWithin(one, other);
}

/** The place of the form for a field. An entry of a list opens in the form of its list, where it can be moved or removed. */
export function formOf({ file, path }: FieldPlace): FieldPlace {
  const at = path.findIndex((part) => typeof part === "number");
  return { file, path: at > 0 ? path.slice(0, at) : path };
}
