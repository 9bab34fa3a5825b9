import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { StartError } from "../start-error.ts";

/** @throws StartError if the file is not UTF-8. A byte order mark, which Windows writes, would be part of the first name. */
export function readEnvironmentFile(): NodeJS.Dict<string> {
  try {
    const bytes = existsSync(".env") ? readFileSync(".env") : Buffer.alloc(0);
    return parseEnv(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new StartError(".env: cannot be read as text in UTF-8", { cause });
  }
}

/** Sets what `.env` sets and the environment does not. */
export function loadEnvironmentFile(): void {
  Object.assign(process.env, { ...readEnvironmentFile(), ...process.env });
}
