/** `npm run backup -- folder`: copies what DATA_DIR keeps, while the server runs. */
import { backUp } from "./backup.ts";
import { readConfig } from "./config.ts";
import { loadEnvironmentFile } from "./environment-file.ts";
import { StartError } from "./start-error.ts";

try {
  process.umask(0o077);
  loadEnvironmentFile();
  const [, , folder] = process.argv;
  if (!folder) throw new StartError("Usage: npm run backup -- folder");
  const copied = await backUp(readConfig(process.env).dataDir, folder);
  console.log(`${folder} holds ${copied.join(", ") || "nothing: there is nothing to keep yet"}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
