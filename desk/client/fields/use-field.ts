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

/** What a field holds, how it is changed, and what is wrong with it. */
export function useField({ path }: FieldProps) {
  const { valueAt, problemAt, change } = useForm();
  return {
    value: valueAt(path),
    problem: problemAt(path),
    onChange: (to: unknown) => change(path, to),
  };
}
