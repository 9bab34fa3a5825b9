/** `npm run test:everything`, or some of it: `npm run test:everything edge nodes`. The tests of every day, then what needs more machine. */
import { type Outcome, outcomeOf, runProgram, runStages, type Stage } from "./run/stage.ts";
import { runVitest } from "./run/vitest.ts";

const everything: Record<string, Stage> = {
  daily: { name: "npm test", run: () => runScript("test") },
  // Playwright tries by itself again what fails.
  "second-clinic": {
    name: "npm run test:second-clinic",
    run: () => runScript("test:second-clinic"),
  },
  desk: { name: "npm run test:desk", run: () => runVitest("desk") },
  faults: withSecondTry("test:faults", "--short"),
  edge: withSecondTry("test:edge"),
  nodes: withSecondTry("test:nodes"),
  engines: withSecondTry("test:engines"),
  image: withSecondTry("test:image"),
};

const given = process.argv.slice(2);
const asked = given.length > 0 ? given : Object.keys(everything);
await runStages(
  asked.map((name) => {
    const stage = everything[name];
    if (!stage) throw new Error(`There is no ${name}: ${Object.keys(everything).join(", ")}`);
    return [stage];
  }),
);

/** Kills real servers on a busy machine: what fails runs once more, and the output says so. */
function withSecondTry(script: string, ...parameters: string[]): Stage {
  const name = `npm run ${script}`;
  const run = async (): Promise<Outcome> => {
    const first = await runScript(script, ...parameters);
    if (first.failed === 0) return first;
    const { remarks = [], ...counts } = await runScript(script, ...parameters);
    return { ...counts, remarks: [`second try  ${name}`, ...remarks] };
  };
  return { name, run };
}

/** One that does not count has failed. */
async function runScript(script: string, ...parameters: string[]): Promise<Outcome> {
  const command = ["npm", "run", "--silent", script, "--", ...parameters];
  const log = `npm-${script.replace(":", "-")}`;
  return outcomeOf(await runProgram(log, command, { isShown: true }));
}
