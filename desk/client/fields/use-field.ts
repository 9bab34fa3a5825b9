import type { Path } from "../../../site/content/mistakes.ts";
import type { FileSchema } from "../../file-schema.ts";
import { useForm } from "./form-context.ts";

export type FieldProps = {
  /** In its file. */
  path: Path;
  label: string;
  schema: FileSchema;
  isRequired: boolean;
};

/** A field's value, its problems, and how to change it. */
export function useField({ path }: FieldProps) {
  const { valueAt, problemsAt, change } = useForm();
  return {
    value: valueAt(path),
    problem: problemsAt(path),
    onChange: (to: unknown) => change(path, to),
  };
}
