import { useState } from "react";
import type { FieldPlace } from "../../site/content/field-place.ts";
import { ask } from "./ask.ts";
import type { ShownPage } from "./page/use-page.ts";
import { words } from "./words.ts";

type NewTreatmentProps = {
  /** Each may be copied. */
  treatments: readonly { file: string; name: string }[];
  page: ShownPage;
  onChanged: () => Promise<void>;
  onOpen: (place: FieldPlace) => void;
};

type Made = { file: string; path: string };

/** It begins as a copy: its page is there at once, and what is its own is written on it. */
export function NewTreatment({ treatments, page, onChanged, onOpen }: NewTreatmentProps) {
  const [problem, setProblem] = useState("");
  const add = async (form: FormData) => {
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
      <form action={add}>
        <label>
          {words.name}
          <input name="name" required maxLength={36} />
        </label>
        <label>
          {words.like}
          <select name="like">
            {treatments.map(({ file, name }) => (
              <option key={file} value={file}>
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
