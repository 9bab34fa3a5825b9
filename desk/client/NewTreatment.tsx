import { type SubmitEvent, useState } from "react";
import type { FieldPlace } from "../../site/content/reading/field-place.ts";
import { choicesOf } from "../choices-of.ts";
import type { Draft } from "../draft.ts";
import { words } from "../words/words.ts";
import { ask } from "./ask.ts";
import { page } from "./page/page.ts";

type NewTreatmentProps = {
  draft: Draft;
  onChanged: () => Promise<void>;
  onOpen: (place: FieldPlace) => void;
};

type Made = { file: string; path: string };

/** A name and one to begin like: its page is there at once, and its words are written on it. */
export function NewTreatment({ draft, onChanged, onOpen }: NewTreatmentProps) {
  const [problem, setProblem] = useState("");
  // Not an action, which would empty the form where the name is refused.
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      const made = await ask<Made>("treatment", Object.fromEntries(form));
      await onChanged();
      page.goTo(made.path);
      onOpen({ file: made.file, path: [] });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <details className="new">
      <summary>{words.newTreatment}</summary>
      <form onSubmit={add}>
        <label>
          {words.name}
          <input name="name" required maxLength={36} />
        </label>
        <label>
          {words.like}
          <select name="like">
            {choicesOf({ refersTo: "treatment" }, draft)?.map(([slug, name]) => (
              <option key={slug} value={`treatments/${slug}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p role="alert">{problem}</p>
        <button type="submit">{words.make}</button>
      </form>
    </details>
  );
}
