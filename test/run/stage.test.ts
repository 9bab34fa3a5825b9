import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const stages = join(import.meta.dirname, "stage.ts");

describe("a run of stages", () => {
  it("runs all that can run when one fails, and counts what is left out as failed", () => {
    const { status, stdout } = run(`
      const lint = stage("lint", failed);
      const build = stage("build", failed);
      const pages = stage("pages", passed, [build]);
      await runStages([[lint, build], [pages, stage("units", passed)], [stage("links", passed, [pages])]]);
    `);
    expect(stdout.match(/ran: \w+/g)).toEqual(["ran: lint", "ran: build", "ran: units"]);
    expect(stdout.match(/^(FAILED|ok).*(?=\n)/gm)).toEqual([
      "FAILED  lint (0 s)",
      "FAILED  build (0 s)",
      "FAILED  pages (left out, for it needs: build)",
      "ok      units (0 s)",
      "FAILED  links (left out, for it needs: pages)",
    ]);
    expect(stdout).toMatch(/^1 passed, 4 failed, 0 skipped$/m);
    expect(status).toBe(1);
  });

  it("goes on after a stage that throws, and succeeds when nothing failed", () => {
    const broken = "async () => { throw new Error('no report') }";
    const { stdout } = run(`await runStages([[stage("one", ${broken})], [stage("two", passed)]]);`);
    expect(stdout).toContain("no report");
    expect(stdout).toMatch(/^1 passed, 1 failed, 0 skipped$/m);
    expect(run(`await runStages([[stage("one", passed)]]);`).status).toBe(0);
  });
});

function run(script: string) {
  const source = `
    import { runStages } from ${JSON.stringify(stages)};
    const passed = async () => ({ passed: 1, failed: 0, skipped: 0 });
    const failed = async () => ({ passed: 0, failed: 1, skipped: 0 });
    const stage = (name, outcome, needs) => ({ name, needs, run: () => { console.log("ran: " + name); return outcome(); } });
    ${script}`;
  const env = { ...process.env, TEST_RUN_FOLDER: "" };
  return spawnSync(process.execPath, ["--input-type=module", "-e", source], {
    encoding: "utf8",
    env,
  });
}
