import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { end, needProgram, needRoot, start, temporaryFolder } from "../../test/support/process.ts";
import type { Container } from "./container.ts";

const IMAGE = "site-image-test";
const PROXY_CERTIFICATES = "/etc/ssl/proxy-certificates.crt";
/** Adds to the base what the node image has: npm's commands and the user of the site. */
const FINISH = [
  "ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm",
  "groupadd --gid 1000 node",
  "useradd --uid 1000 --gid node --shell /bin/bash --create-home node",
].join(" && ");

/** Builds and runs the image without a container engine: buildah uses chroot, on a base of Debian's packages and the project's Node. */
export async function startWithBuildah(port: number): Promise<Container> {
  needRoot("to build an image without a container engine");
  needProgram(() => existsSync("/usr/bin/buildah"), "buildah");
  needProgram(() => existsSync("/usr/bin/mmdebstrap"), "mmdebstrap");
  const folder = temporaryFolder("image");
  const store = ["--root", join(folder, "store"), "--runroot", join(folder, "run")];
  const global = [...store, "--storage-driver", "vfs"];
  const buildah = (command: string, ...parameters: string[]) =>
    execFileSync("buildah", [...global, command, ...parameters], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    }).trim();

  const base = buildah("from", "scratch");
  const tree = join(folder, "base.tar");
  makeDebian(tree);
  buildah("add", base, tree, "/");
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) {
    // npm in the image needs the certificate of the machine's proxy.
    buildah("copy", base, certificates, PROXY_CERTIFICATES);
    buildah("config", "--env", `NODE_EXTRA_CA_CERTS=${PROXY_CERTIFICATES}`, base);
  }
  for (const [from, to] of nodeAndNpm()) buildah("copy", base, from, to);
  buildah("run", "--isolation", "chroot", base, "--", "sh", "-c", FINISH);
  buildah("commit", base, `docker.io/library/${baseName()}`);
  buildah("build", "--isolation", "chroot", "--pull=never", "--tag", IMAGE, ".");

  const container = buildah("from", "--pull-never", IMAGE);
  const run = ["run", "--isolation", "chroot", container, "--"];
  const serve = ["env", `PORT=${port}`, "HOST=127.0.0.1", "node", "server/main.js"];
  const site = await start(["buildah", ...global, ...run, ...serve], { readyWords: "Mail is " });
  return {
    url: `http://127.0.0.1:${port}`,
    run: (...command) => buildah("run", "--isolation", "chroot", container, "--", ...command),
    async stop() {
      await end(site.process, "SIGTERM");
      // The store's mounts must be removed before its folder.
      buildah("rm", "--all");
      buildah("rmi", "--all", "--force");
    },
  };
}

/** Makes a minimal Debian with certificates from this machine's package sources. */
function makeDebian(file: string): void {
  const parameters = ["--variant=minbase", "--include=ca-certificates", "bookworm", file];
  execFileSync("mmdebstrap", parameters, { stdio: ["ignore", "ignore", "inherit"] });
}

/** Copies the project's Node, and the npm that started this test. */
function nodeAndNpm(): [from: string, to: string][] {
  const npm = realpathSync(process.env.npm_execpath ?? "/usr/bin/npm");
  return [
    [realpathSync(process.execPath), "/usr/local/bin/node"],
    [dirname(dirname(npm)), "/usr/local/lib/node_modules/npm"],
  ];
}

/** The base images of the Dockerfile. */
function baseName(): string {
  const [, name] = /^FROM (\S+)/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  if (!name) throw new Error("The Dockerfile has no FROM.");
  return name;
}
