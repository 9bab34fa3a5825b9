import { useEffect, useRef, useState } from "react";
import type { Path } from "../../site/content/mistakes.ts";
import { type FieldPlace, valueAt, withValueAt } from "../../site/content/reading/field-place.ts";
import { fileSchemaOf } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { schemaAtPath } from "../file-schema.ts";
import { formatFields } from "../format-fields.ts";
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

/** What came of the last save: its message, and the problems of single fields. */
type Result = { refused: readonly Problem[]; outcome: string; isDone?: true };

const NONE: Result = { refused: [], outcome: "" };

/** The state of a form. Paths start at the file. */
export function useFieldForm({ place, draft, onReload, onSaved }: Parts) {
  const typed = useTyped(place, draft);
  const { isDirty, value, setValue, latest, newest } = typed;
  const saves = useSaves(place, typed, onSaved);
  const { result, setResult, isSaving, send, earlier, setEarlier } = saves;
  const within = (path: Path) => path.slice(place.path.length);
  const restart = (now: unknown) => {
    typed.restart(now);
    setResult(NONE);
  };

  // A form without typed changes shows what was saved elsewhere.
  const stored = draft.valueAt(place);
  const drawn = useRef(stored);
  useEffect(() => {
    if (isSame(stored, drawn.current)) return;
    drawn.current = stored;
    newest.current = stored;
    if (isDirty || isSame(stored, typed.before)) return;
    restart(stored);
    setEarlier([]);
    void page.renew();
  });

  return {
    ...{ isDirty, isSaving, value, ...result },
    // What was typed since Save was pressed is not saved.
    outcome: isDirty && result.isDone ? "" : result.outcome,
    valueAt: (path: Path) => valueAt(value, within(path)),
    ...problemsOf(place.file, result.refused),
    change(path: Path, to: unknown) {
      setValue((now: unknown) => withValueAt(now === "" ? {} : now, within(path), to));
      setResult(NONE);
    },
    /** @param after a value that was just chosen. The default is the form's value */
    save: (after = latest.current.value) => send(after),
    /** Adds the problems whose fields the form does not show to its message. */
    listProblems: (problems: readonly Problem[]) => {
      const lines = problems.map((problem) => lineOf(problem, draft));
      const outcome = [words.notSaved(result.refused.length), ...lines].join("\n");
      setResult({ ...result, outcome });
    },
    undo: earlier.length > 0 && !isDirty ? () => send(earlier.at(-1), true) : undefined,
    discard: () => {
      restart(newest.current);
      void onReload();
    },
  };
}

/** Saves, and says what came of it. */
function useSaves(place: FieldPlace, typed: Typed, onSaved: Parts["onSaved"]) {
  const [result, setResult] = useState<Result>({
    ...NONE,
    outcome: typed.areBack ? words.wordsAreBack : "",
  });
  const [isSaving, setSaving] = useState(false);
  /** The values before the saves of this form, for Undo, the last one at the end. */
  const [earlier, setEarlier] = useState<readonly unknown[]>([]);

  const send = async (after: unknown, isUndo = false) => {
    const { before } = typed;
    const sent = typed.latest.current.value;
    setSaving(true);
    try {
      const saved = await ask<Edit>("save", { ...place, before: before ?? null, after });
      typed.continueFrom({ sent, now: saved.after, checked: saved.after });
      setResult(NONE);
      const isChanged = !isSame(saved.before, saved.after);
      if (isUndo) setEarlier(earlier.slice(0, -1));
      else if (isChanged) setEarlier([...earlier, saved.before]);
      // The page shows it before the form says so.
      await onSaved();
      const done = isUndo ? words.undone : words.saved;
      setResult({ refused: [], outcome: isChanged ? done : words.unchanged, isDone: true });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { message, problems, checked } = error;
      const outcome = problems.length > 0 ? words.notSaved(problems.length) : message;
      setResult({ refused: problems, outcome });
      if (!checked) return;
      // The problems are those of the entries as they were checked. The next save overwrites what
      // was saved elsewhere.
      typed.continueFrom({ sent, now: checked.now, checked: checked.after });
      if (!isSame(before, checked.now)) setEarlier([]);
    } finally {
      setSaving(false);
    }
  };
  return { result, setResult, isSaving, send, earlier, setEarlier };
}

type Typed = ReturnType<typeof useTyped>;

/** The typed value beside the saved one. The browser stores what is typed until it is saved. */
function useTyped(place: FieldPlace, draft: Draft) {
  const schema = schemaAtPath(fileSchemaOf(place.file), place.path);
  const shown = (value: unknown) => formatFields(value ?? schema.default ?? "", schema);
  const [kept] = useState(() => unsavedAt(place));
  const [before, setBefore] = useState<unknown>(kept ? kept.before : draft.valueAt(place));
  const [value, setValue] = useState<unknown>(kept ? kept.value : shown(before));
  // An added entry in which nothing was typed is no change.
  const isDirty = !isSame(normalize(value, schema), normalize(shown(before), schema));
  const latest = useRef({ before, value });
  /** The newest saved value, because a draft is stale after a save until it is read again. */
  const newest = useRef(draft.valueAt(place));
  useEffect(() => {
    latest.current = { before, value };
    keepUnsaved(place, isDirty ? { before, value } : undefined);
  }, [place, before, value, isDirty]);
  const start = (now: unknown, from: unknown) => {
    newest.current = now;
    setBefore(now);
    setValue(shown(from));
  };
  return {
    ...{ before, value, setValue, isDirty, latest, newest, areBack: kept !== undefined },
    /** Begins again with a saved value. */
    restart: (now: unknown) => start(now, now),
    /**
     * Begins again with what the server saved or checked, and with what was typed since it was sent.
     * @param now the saved value
     */
    continueFrom({ sent, now, checked }: { sent: unknown; now: unknown; checked: unknown }) {
      const { value } = mergeFields({ before: sent, now: checked, after: latest.current.value });
      start(now, value);
      // The form may be closed before the effect runs, or already.
      keepUnsaved(place, isSame(value, now) ? undefined : { before: now, value: shown(value) });
    },
  };
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

/**
 * The place of the form for a field. An entry of a list opens in the form of its list, where it can be moved
 * or removed, and so does a file with nothing but a list.
 */
export function formOf({ file, path }: FieldPlace): FieldPlace {
  const { items, ...others } = fileSchemaOf(file).properties ?? {};
  if (path.length === 0 && items && Object.keys(others).length === 0)
    return { file, path: ["items"] };
  const at = path.findIndex((part) => typeof part === "number");
  return { file, path: at > 0 ? path.slice(0, at) : path };
}
