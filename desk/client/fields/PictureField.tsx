import { Labelled } from "./Labelled.tsx";
import { type FieldProps, useField } from "./use-field.ts";

export function PictureField(props: FieldProps) {
  const { problem, value, ...field } = useField(props);
  return (
    <Labelled {...props} problem={problem}>
      {(input) => <input {...input} {...field} value={String(value ?? "")} />}
    </Labelled>
  );
}
