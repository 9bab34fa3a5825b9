import { execFileSync } from "node:child_process";

/** What is live before anybody publishes. @param command as a setting of the desk has it */
export function releaseContent(command: string, content: string): void {
  const env = { ...process.env, NODE_ENV: "", VITEST: "", CONTENT: content };
  execFileSync(command, { env, shell: true });
}
