import type { z } from "zod";
import { group, text } from "./fields.ts";

/** Words with `{count}` in them, one text for each form that the language has. */
export function counted(title: string, { max }: { max: number }) {
  const form = (name: string) => text(name, { max, placeholders: ["count"], isOfLanguage: true });
  return group(title, {
    zero: form("Of none").optional(),
    one: form("Of one").optional(),
    two: form("Of two").optional(),
    few: form("Of a few").optional(),
    many: form("Of many").optional(),
    other: form("Of any other number"),
  });
}

export type Counted = z.infer<ReturnType<typeof counted>>;
