/** `npm run test:everything`, for `.ci/run`: the tests of every day, then what needs more machine. A stage that does not count has failed. */
import { outcomeOf, runProgram, runStages, type Stage } from "./run/stage.ts";

await runStages([
  [stage("test")],
  [stage("test:second-clinic")],
  [stage("test:faults", "--short")],
  [stage("test:engines")],
  [stage("test:edge")],
  [stage("test:nodes")],
  [stage("test:image")],
]);

function stage(script: string, ...parameters: string[]): Stage {
  const command = ["npm", "run", "--silent", script, "--", ...parameters];
  const name = script.replace(":", "-");
  const run = async () => outcomeOf(await runProgram(`npm-${name}`, command, { isShown: true }));
  return { name: `npm run ${script}`, run };
}
