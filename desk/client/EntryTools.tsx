import { useState } from "react";
import type { FieldPlace } from "../../site/content/field-place.ts";
import { fileSchemaOf } from "../desk-files.ts";
import type { Draft } from "../draft.ts";
import { schemaAtPath } from "../file-schema.ts";
import { stepsTo } from "../owners-words.ts";
import type { Edit, Saved } from "../saving.ts";
import { ask } from "./ask.ts";
import { EntryMoves } from "./fields/EntryMoves.tsx";
import { moved } from "./fields/moved.ts";

type EntryToolsProps = {
  place: FieldPlace;
  draft: Draft;
  onOpen: (place: FieldPlace) => void;
  onSaved: (edits: readonly Edit[]) => void;
};

/** What can be done with the entry of a list in which an open field stands: at once, without opening the list. */
export function EntryTools({ place, draft, onOpen, onSaved }: EntryToolsProps) {
  const [problem, setProblem] = useState("");
  const at = place.path.findLastIndex((part) => typeof part === "number");
  if (at === -1) return null;
  const list: FieldPlace = { file: place.file, path: place.path.slice(0, at) };
  const index = Number(place.path[at]);
  const entries = (draft.valueAt(list) ?? []) as unknown[];
  const { minItems = 0 } = schemaAtPath(fileSchemaOf(place.file), list.path);
  const save = async (after: unknown[], shown: FieldPlace) => {
    try {
      const edit = { ...list, before: entries, after };
      onSaved((await ask<Saved>("save", { edits: [edit] })).saved);
      onOpen(shown);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const entryAt = (other: number) => ({
    ...list,
    path: [...list.path, other, ...place.path.slice(at + 1)],
  });
  return (
    <>
      <EntryMoves
        label={stepsTo(place.file, place.path.slice(0, at + 1)).at(-1)?.label ?? ""}
        isFirst={index === 0}
        isLast={index === entries.length - 1}
        isKept={entries.length <= minItems}
        onMove={(by) => save(moved(entries, index, index + by), entryAt(index + by))}
        onRemove={() => save(entries.toSpliced(index, 1), list)}
      />
      <p className="problem" aria-live="polite">
        {problem}
      </p>
    </>
  );
}
