import { useState } from "react";
import { words } from "../words/words.ts";
import { ask } from "./ask.ts";

type RemoveTreatmentProps = { file: string; onRemoved: () => void };

/** Takes a treatment away, after a question; the server refuses where other pages name it, and says which. */
export function RemoveTreatment({ file, onRemoved }: RemoveTreatmentProps) {
  const [problem, setProblem] = useState("");
  const remove = () => {
    if (!confirm(words.reallyRemove)) return;
    ask("remove-treatment", { name: file }).then(onRemoved, ({ message }) => setProblem(message));
  };
  return (
    <>
      <button type="button" onClick={remove}>
        {words.removeTreatment}
      </button>
      <p
        className="problem"
        aria-live="polite"
        ref={(one) => {
          if (problem) one?.scrollIntoView({ block: "nearest" });
        }}
      >
        {problem}
      </p>
    </>
  );
}
