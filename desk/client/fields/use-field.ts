import { useController } from "react-hook-form";
import type { FileSchema } from "../../file-schema.ts";

export type FieldProps = {
  /** In the form: "value.items.0.text". */
  name: string;
  label: string;
  schema: FileSchema;
  isRequired: boolean;
};

/** What a field holds, how it is changed, and what is wrong with it. */
export function useField({ name }: FieldProps) {
  const { field, fieldState } = useController({ name });
  const { error } = fieldState;
  return { ...field, problem: error?.message ?? error?.root?.message ?? "" };
}
