import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/process.ts";

it("finds before it builds that the port is taken, and says so in a sentence", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const DIST = join(temporaryFolder("port-taken"), "dist");
  const env = { PATH: process.env.PATH, DIST, PORT: String(port) };
  const output = await new Promise((resolve) => {
    execFile("npm", ["start", "--silent"], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    );
  });
  other.close();
  expect(output).toEqual({ code: 1, stdout: "", stderr: `PORT: 127.0.0.1:${port} is taken\n` });
  expect(existsSync(DIST)).toBe(false);
}, 60_000);
