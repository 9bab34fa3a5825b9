import { useId } from "react";
import { Icon } from "./Icon.tsx";

type FieldProps = {
  name: string;
  label: string;
  type: "text" | "email" | "tel";
  autoComplete: string;
  maxLength: number;
  defaultValue?: string | undefined;
};

/** Every field is required and checked by the browser. */
export function Field({ label, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} required {...input} />
    </div>
  );
}

type SelectFieldProps = {
  name: string;
  label: string;
  /** The choice that chooses nothing. */
  empty: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
};

export function SelectField({ label, empty, options, name, defaultValue = "" }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select-frame">
        <select id={id} name={name} required defaultValue={defaultValue}>
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
    </div>
  );
}

type TextAreaFieldProps = {
  name: string;
  label: string;
  hint: string;
  maxLength: number;
  defaultValue?: string | undefined;
};

export function TextAreaField({ label, hint, ...input }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className="field field-wide">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={4} required aria-describedby={`${id}-hint`} {...input} />
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}
