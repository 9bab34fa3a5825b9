import { type FocusEvent, type FormEvent, useState } from "react";
import type { LabelledField } from "../../../contract/form-fields.ts";
import { interpolate } from "../../../contract/interpolate.ts";
import { Icon } from "../icon/Icon.tsx";
import { fieldId } from "./field-id.ts";
import type { FormControl } from "./set-problem.ts";

type FieldProps = {
  field: LabelledField;
  /** The label of the empty option of a select. */
  empty: string;
  value: string | undefined;
  /** Shown with {count} below a phone number of fewer than ten digits, which is still accepted. */
  question?: string;
};

const DIGITS_OF_A_PHONE = 10;

/** A field of a form with its label. The browser validates it, and its message is also shown below the field. */
export function Field(props: FieldProps) {
  const { label, hint, kind } = props.field;
  const { question } = props;
  const id = fieldId(props.field.name);
  const [digits, setDigits] = useState(0);
  const count = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Not before a press on a button: the line of the question would move the button from under the pointer.
    const goesOn = relatedTarget?.matches("input, select, textarea");
    if (question && goesOn) setDigits((target as HTMLInputElement).value.replace(/\D/g, "").length);
  };
  // Set only by an attempt to send, so that a screen reader does not announce an empty field as invalid before the visitor reaches it.
  const [problem, setProblem] = useState("");
  const isShort = digits > 0 && digits < DIGITS_OF_A_PHONE;
  return (
    <div className={kind === "lines" ? "stack field field-wide" : "stack field"}>
      <label htmlFor={id}>{label}</label>
      <Control id={id} {...props} onBlur={count} problem={problem} onProblem={setProblem} />
      {problem && (
        <small id={`${id}-problem`} className="field-problem">
          {problem}
        </small>
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {question && (
        <small role="status">{isShort && interpolate(question, { count: digits })}</small>
      )}
    </div>
  );
}

type ControlProps = FieldProps & {
  id: string;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** The browser's message, or empty. */
  problem: string;
  onProblem: (message: string) => void;
};

function Control({ id, field, empty, value, onBlur, problem, onProblem }: ControlProps) {
  const { name, kind, limit, autocomplete, hint } = field;
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const control = {
    id,
    required: true,
    "aria-invalid": problem !== "",
    onBlur,
    onInvalid: ({ currentTarget }: FormEvent<FormControl>) =>
      onProblem(currentTarget.validationMessage),
    onInput: ({ currentTarget }: FormEvent<FormControl>) =>
      currentTarget.validity.valid && onProblem(""),
    "aria-describedby": describedBy || undefined,
    name,
    autoComplete: autocomplete,
  };
  if (kind === "lines") {
    return <textarea rows={4} {...control} maxLength={limit} defaultValue={value} />;
  }
  if (kind !== "choice") {
    return <input {...control} maxLength={limit} defaultValue={value} type={kind} />;
  }
  return (
    <div className="select-frame">
      <select {...control} defaultValue={value ?? ""}>
        <option value="">{empty}</option>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </div>
  );
}
