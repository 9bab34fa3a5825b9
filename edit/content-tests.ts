import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const vitest = join(
  dirname(createRequire(import.meta.url).resolve("vitest/package.json")),
  "vitest.mjs",
);
const TESTS = ["content/files.test.ts", "content/specification.test.ts"];

/** Runs the tests of the words. Resolves to the names of those that fail, or to nothing. */
export function contentTests(): Promise<string | undefined> {
  const parameters = [vitest, "run", "--project", "unit", "--reporter=json", "--silent", ...TESTS];
  return new Promise((found, fail) => {
    const options = { cwd: resolve(import.meta.dirname, ".."), maxBuffer: 100_000_000 };
    execFile(process.execPath, parameters, options, (error, output) => {
      if (!error) return found(undefined);
      const start = output.indexOf("{");
      if (start === -1) return fail(error);
      const { testResults } = JSON.parse(output.slice(start)) as Report;
      const failed = testResults.flatMap(({ assertionResults }) =>
        assertionResults.filter(({ status }) => status === "failed"),
      );
      found(failed.map(({ fullName }) => fullName).join("\n") || "The tests cannot be run.");
    });
  });
}

type Report = {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};
