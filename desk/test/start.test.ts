import { expect, it } from "vitest";
import { makeClinic, startDesk } from "./clinic.ts";

const clinic = makeClinic();

it("says in one line at which address it cannot be reached", async () => {
  // Of a network for examples, which no computer is in.
  const elsewhere = { DESK_HOST: "192.0.2.1", DESK_URL: "https://desk.example.ca" };
  const settings = { ...elsewhere, DESK_PROXY_SECRET: "s".repeat(32) };
  await expect(startDesk(clinic, settings)).rejects.toThrow(
    /ended \(1\): (?:.*\n)?DESK_HOST, DESK_PORT: 192\.0\.2\.1:\d+ cannot be listened on \(EADDRNOTAVAIL\)\n$/,
  );
});

it("prints the whole of an error that occurs after its start", async () => {
  const later = `process.on("SIGUSR2", () => { throw Object.assign(new Error("Later."), { syscall: "read" }); });`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(later)}`;
  const desk = await startDesk(clinic, { NODE_OPTIONS });
  const ended = desk.ended();
  process.kill(desk.pid, "SIGUSR2");
  expect(await ended).toMatch(/Error: Later\.\n {4}at /);
});
