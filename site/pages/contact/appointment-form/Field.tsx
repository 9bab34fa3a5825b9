import type { LabelledField } from "../../../../contract/form-fields.ts";
import { Icon } from "../../../components/icon/Icon.tsx";

type FieldProps = {
  field: LabelledField;
  /** The label of the empty option of a select. */
  empty: string;
  value: string | undefined;
};

/** A field of a form with its label. The browser validates it and shows what is wrong. */
export function Field({ field, empty, value }: FieldProps) {
  const { name, label, hint, kind } = field;
  const id = fieldId(name);
  return (
    <div className={kind === "lines" ? "stack field field-wide" : "stack field"}>
      <label htmlFor={id}>{label}</label>
      <Control id={id} field={field} empty={empty} value={value} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

function Control({ id, field, empty, value }: FieldProps & { id: string }) {
  const { name, kind, autocomplete, hint, pattern, title } = field;
  const control = {
    id,
    required: true,
    "aria-describedby": hint && `${id}-hint`,
    name,
    autoComplete: autocomplete,
  };
  if (kind === "lines") {
    return <textarea rows={4} {...control} defaultValue={value} />;
  }
  if (kind !== "choice") {
    const text = { defaultValue: value, pattern, title };
    return <input {...control} {...text} type={kind} />;
  }
  return (
    <div className="select-frame">
      {/* Chromium calls an empty one invalid before anybody has chosen, unlike an empty input. */}
      <select {...control} aria-invalid={false} defaultValue={value ?? ""}>
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

/** The id of a form's field, for links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
