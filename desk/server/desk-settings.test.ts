import { expect, it } from "vitest";
import { StartError } from "../../server/start-error.ts";
import { readDeskSettings } from "./desk-settings.ts";

it("has a port and a host without any setting, and where they are empty", () => {
  const defaults = { port: 4000, host: "127.0.0.1" };
  expect(readDeskSettings({})).toEqual(defaults);
  const empty = { DESK_PORT: "", DESK_HOST: "", DESK_URL: "", DESK_PROXY_SECRET: "" };
  expect(readDeskSettings(empty)).toEqual(defaults);
});

const CREATE = "create one with: openssl rand -hex 32";

it.each<[NodeJS.ProcessEnv, lines: string[]]>([
  [{ DESK_PORT: "abc" }, ["DESK_PORT: is not a whole number from 0 to 65535"]],
  [{ DESK_PORT: "99999" }, ["DESK_PORT: is not a whole number from 0 to 65535"]],
  [{ DESK_HOST: "desk.local" }, ["DESK_HOST: is not localhost or an IP address"]],
  [
    { DESK_URL: "https://desk.example.ca/", DESK_PROXY_SECRET: "short" },
    [
      'DESK_URL: "https://desk.example.ca/" is not an origin such as https://desk.example.ca',
      `DESK_PROXY_SECRET: has fewer than 32 characters; ${CREATE}`,
    ],
  ],
  [
    { DESK_HOST: "0.0.0.0" },
    [
      "DESK_URL: is required with this DESK_HOST: the address that people open",
      `DESK_PROXY_SECRET: is required, here and in the proxy with the sign-in, because anybody who reaches the desk's port would be let in; ${CREATE}`,
    ],
  ],
])("names every mistake in %j in a line of its own", (settings, lines) => {
  expect(() => readDeskSettings(settings)).toThrow(new StartError(lines.join("\n")));
});
