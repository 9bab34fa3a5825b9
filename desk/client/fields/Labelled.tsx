import { type ReactNode, useId } from "react";
import { words } from "../../words/words.ts";
import type { FieldProps } from "./form-context.ts";

export type InputProps = { id: string; "aria-describedby": string; "aria-invalid": boolean };

type LabelledProps = FieldProps & {
  problem: string;
  /** A note after the help, such as the number of letters. */
  note?: ReactNode;
  children: (input: InputProps) => ReactNode;
};

/** A field with its label, its problems and its help. */
export function Labelled({ path, label, schema, isRequired, ...said }: LabelledProps) {
  const { problem, note, children } = said;
  const id = useId();
  return (
    <div className="labelled" data-path={path.join(".")}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {!isRequired && <small> {words.optional}</small>}
      </label>
      {children({
        id,
        "aria-describedby": `${id}-help ${id}-problem`,
        "aria-invalid": problem !== "",
      })}
      <p id={`${id}-problem`} className="problem" aria-live="polite">
        {problem}
      </p>
      <p id={`${id}-help`} className="help">
        {schema.description} {note}
      </p>
    </div>
  );
}
