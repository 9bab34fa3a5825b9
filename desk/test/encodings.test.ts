import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeClinic, type RunningDesk, startDesk } from "./clinic.ts";

const RUNS = 600;
const root = resolve(".");
const files = [
  ...["package.json", "README.md", "desk/start.ts", "server/main.js", "deploy/Caddyfile"],
  ...["content/business.yaml", "node_modules/vite/package.json", ".gitignore"],
];
const outside = ["etc/passwd", ".git/config", ".env", ".data", "__open-in-editor"];
const ways = [
  ...["/", "//", "///", "/./", "/\\", "/;/", "/@id/", "/@id//", "/@id/__x00__", "/@vite/", "/@fs/"],
  ...[`/@fs${root}/`, `/@fs//${root}/`, `/@id/@fs${root}/`, `/@id${root}/`, `${root}/`],
  ...["/site/../", "/site/..;/", "/site/..\\", "/desk/../", "/assets/../", "/@vite/client/../../"],
  ...["/node_modules/.vite/deps/../../../", "/node_modules/", "http://127.0.0.1/", "*"],
];
const endings = [
  "",
  "?raw",
  "?import&raw",
  "?url",
  "?inline",
  "?t=1&import",
  "#about",
  "?file=a.ts",
];
/** How a letter may be written, so that somebody who decodes reads the same. */
const writings: ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => `%${hex(letter)}`,
  (letter) => `%${hex(letter).toUpperCase()}`,
  (letter) => `%25${hex(letter)}`,
  (letter) => `%u00${hex(letter)}`,
  // Two and three bytes where one would do.
  (letter) =>
    `%c${letter.charCodeAt(0) > 63 ? 1 : 0}%${(128 + (letter.charCodeAt(0) % 64)).toString(16)}`,
  (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
  (letter) => `${letter}%00`,
  (letter) => letter.toUpperCase(),
];

const target = fc
  .record({
    way: fc.constantFrom(...ways),
    file: fc.constantFrom(...files, ...outside),
    written: fc.array(fc.constantFrom(...writings), { minLength: 1, maxLength: 40 }),
    isAllWritten: fc.boolean(),
    ending: fc.constantFrom(...endings),
  })
  .map(({ way, file, written, isAllWritten, ending }) => {
    const whole = isAllWritten ? way + file : file;
    const letters = Array.from(whole, (letter, place) =>
      (written[place % written.length] ?? String)(letter),
    );
    return (isAllWritten ? "" : way) + letters.join("") + ending;
  });

let desk: RunningDesk;
beforeAll(async () => {
  desk = await startDesk(makeClinic());
});
afterAll(() => desk?.end());

it("serves no file of the project, in any spelling of its name", async () => {
  const lines = files.map((file) => readFileSync(file, "utf8").split("\n").find(isTelling) ?? file);
  await fc.assert(
    fc.asyncProperty(target, async (asked) => {
      const answer = await send(asked);
      expect(answer.slice(0, 12)).toMatch(/^HTTP\/1\.1 4\d\d$/);
      expect(lines.filter((line) => answer.includes(line))).toEqual([]);
    }),
    { numRuns: RUNS, examples: known.map((one) => [one]) },
  );
});

/** Those that were answered once. */
const known = [
  "/%64eploy/backup.sh",
  "/@id/deploy/backup.sh?raw",
  "/%70ackage.json",
  "/@id/server/main.js",
  "/__open-in-editor?file=package.json",
];

const isTelling = (line: string) => line.length > 20;

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(2, "0");
}

/** What is answered to a line that no client would send; a socket of its own takes any letters. */
async function send(asked: string): Promise<string> {
  const { hostname, port, host } = new URL(desk.address);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(`GET ${asked} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
