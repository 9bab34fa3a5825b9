import { useState } from "react";
import { words } from "../words/words.ts";
import { ask } from "./ask.ts";

type RemoveTreatmentProps = { file: string; onRemoved: () => void };

/** A second press takes a treatment away; the server refuses where other pages name it, and says which. */
export function RemoveTreatment({ file, onRemoved }: RemoveTreatmentProps) {
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState("");
  const remove = () =>
    ask("remove-treatment", { name: file }).then(onRemoved, ({ message }) => setProblem(message));
  return (
    <>
      <button type="button" onClick={() => (isSure ? void remove() : setSure(true))}>
        {isSure ? words.reallyRemove : words.removeTreatment}
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
