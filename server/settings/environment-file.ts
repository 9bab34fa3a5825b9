import { existsSync } from "node:fs";
import { StartError } from "../start-error.ts";

export function loadEnvironmentFile(): void {
  try {
    if (existsSync(".env")) process.loadEnvFile();
  } catch (cause) {
    throw new StartError(".env: cannot be read", { cause });
  }
}
