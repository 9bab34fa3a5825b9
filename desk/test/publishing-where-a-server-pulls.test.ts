import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { keepSite } from "../../test/support/kept-site.ts";
import { end, freePort, start, temporaryFolder } from "../../test/support/process.ts";
import { createPublisher } from "../publish/publisher.ts";
import { change } from "./somebody-else.ts";

const PATIENCE_MS = 600_000;

it("is live once the server’s timer has pulled it", { timeout: PATIENCE_MS }, async () => {
  const home = temporaryFolder("pulls");
  const [origin, owner, server] = ["origin.git", "owner", "server"].map((name) =>
    join(home, name),
  ) as [string, string, string];
  const git = (...parameters: string[]) => execFileSync("git", parameters, { stdio: "pipe" });
  git("clone", "--quiet", "--bare", "--depth=1", `file://${resolve(".")}`, origin);
  // A checkout of a commit stands on no branch.
  git("-C", origin, "update-ref", "refs/heads/main", "HEAD");
  git("-C", origin, "symbolic-ref", "HEAD", "refs/heads/main");
  for (const folder of [owner, server]) git("clone", "--quiet", origin, folder);
  git("-C", owner, "config", "user.name", "An owner");
  git("-C", owner, "config", "user.email", "owner@localhost");
  symlinkSync(resolve("node_modules"), join(server, "node_modules"));
  const env = { ...process.env, NODE_ENV: "", VITEST: "", PORT: String(await freePort()) };
  execFileSync("npm", ["run", "build"], { cwd: server, env, stdio: "ignore" });
  const site = await keepSite({ dist: join(server, "dist"), env: { PORT: env.PORT } });
  const pull = `git fetch -q && ! git diff --quiet HEAD @{u} && git merge -q --ff-only @{u}`;
  const everySecond = `echo begun; while :; do ${pull} && npm run -s build && ${site.restart}; sleep 1; done`;
  const options = { cwd: server, env, readyWords: "begun" };
  const timer = await start(["sh", "-c", everySecond], options);
  vi.stubEnv("SITE_URL", site.url);
  change(owner, "promotion.yaml", /^close: .*/m, "close: Shut");
  const content = join(owner, "content");
  const publisher = createPublisher(content, async () => undefined);
  expect(await publisher.publish()).toMatchObject({ isLive: true });
  expect(await (await fetch(site.url)).text()).toContain(">Shut</");
  await end(timer.process, "SIGTERM");
  await site.stop();
});
