import { existsSync } from "node:fs";
import { StartError } from "../start-error.ts";

/** Reads `.env` of the current folder where there is one; what is set already stays. */
export function loadEnvironmentFile(): void {
  try {
    if (existsSync(".env")) process.loadEnvFile();
  } catch (cause) {
    throw new StartError(".env: cannot be read", { cause });
  }
}
