import { existsSync } from "node:fs";
import { StartError } from "../start-error.ts";

/** Reads `.env` of the current folder where there is one; what is set already stays. */
export function loadEnvironmentFile(path = ".env"): void {
  if (!existsSync(path)) return;
  try {
    process.loadEnvFile(path);
  } catch (cause) {
    throw new StartError(`${path}: cannot be read`, { cause });
  }
}
