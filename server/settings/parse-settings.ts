import type { z } from "zod";
import { StartError } from "../start-error.ts";

/**
 * Validates the settings of a program. An empty setting counts as unset.
 * @throws StartError with one line for each mistake, which begins with the name of the setting
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path: [name], message }) => `${String(name)}: ${message}`,
  );
  throw new StartError([...new Set(lines)].join("\n"));
}
