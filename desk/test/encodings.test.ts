import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeClinic, type RunningDesk, startDesk } from "./clinic.ts";

const root = resolve(".");
const files = ["package.json", "server/main.js", "content/business.yaml", ".git/config"];

/** Where a file may be asked for; the file's name follows. */
const ways = [
  ...["/", "//", "/./", "/\\", "/;/", "/@id/", "/@id/__x00__", "/@vite/", "/@fs/", `${root}/`],
  ...[`/@fs${root}/`, `/@id/@fs${root}/`, "/site/..;/", "/site/..\\", "/desk/../", "/assets/../"],
  ...["/@vite/client/../../", "/node_modules/.vite/deps/../../../", "http://127.0.0.1/"],
];

/** How a letter may be written, so that a server that decodes once more reads the same. */
const writings: ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => `%${hex(letter)}`,
  (letter) => `%25${hex(letter)}`,
  (letter) => `%u00${hex(letter)}`,
  // Two bytes where one would do.
  (letter) =>
    `%c${letter.charCodeAt(0) > 63 ? 1 : 0}%${(128 + (letter.charCodeAt(0) % 64)).toString(16)}`,
  (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
  (letter) => letter.toUpperCase(),
];

const endings = ["", "?raw", "?import&raw", "?url", "?t=1&import", "#about"];

/** Each file by each way in each writing, with one of the endings in turn. */
const targets = files.flatMap((file, fileIndex) =>
  ways.flatMap((way, wayIndex) =>
    writings.map((write, index) => {
      const ending = endings[(fileIndex + wayIndex + index) % endings.length];
      return way + Array.from(file, write).join("") + ending;
    }),
  ),
);

/** Those that were answered once. */
const known = [
  ...["/%64eploy/backup.sh", "/@id/deploy/backup.sh?raw", "/%70ackage.json"],
  ...["/@id/server/main.js", "/__open-in-editor?file=package.json"],
];

let desk: RunningDesk;
beforeAll(async () => {
  desk = await startDesk(makeClinic());
});
afterAll(() => desk?.end());

it("serves no file of the project, in any spelling of its name", async () => {
  const lines = files
    .filter((file) => !file.startsWith(".git/"))
    .map((file) => readFileSync(file, "utf8").split("\n").find(isTelling) ?? file);
  for (const target of [...known, ...targets]) {
    const answer = await send(target);
    expect(answer.slice(0, 12), target).toMatch(/^HTTP\/1\.1 4\d\d$/);
    expect(
      lines.filter((line) => answer.includes(line)),
      target,
    ).toEqual([]);
  }
});

const isTelling = (line: string) => line.length > 20;

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(2, "0");
}

/** The response to a line that no client would send, over a socket of its own. */
async function send(target: string): Promise<string> {
  const { hostname, port, host } = new URL(desk.address);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
