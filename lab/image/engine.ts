import { execFileSync, spawnSync } from "node:child_process";
import { addCleanup } from "../../test/support/process.ts";
import type { Container } from "./container.ts";

const NAME = `site-image-test-${process.pid}`;

/** Finds the first container engine that works. */
export function engine(): string | undefined {
  return ["docker", "podman"].find((program) => spawnSync(program, ["ps"]).status === 0);
}

export async function startWithEngine(program: string, port: number): Promise<Container> {
  const ask = (...parameters: string[]) =>
    execFileSync(program, parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const remove = () => {
    spawnSync(program, ["rm", "--force", "--volumes", NAME]);
    spawnSync(program, ["rmi", "--force", NAME]);
  };
  addCleanup(remove);
  ask("build", "--tag", NAME, ".");
  ask("run", "--detach", "--name", NAME, "--publish", `127.0.0.1:${port}:3000`, NAME);
  return {
    url: `http://127.0.0.1:${port}`,
    run: (...command) => ask("exec", NAME, ...command),
    stop: async () => remove(),
  };
}
