import { expect, it } from "vitest";
import { StartError } from "../../server/start-error.ts";
import { readDeskSettings } from "./desk-settings.ts";

it("has a port and a host without any setting", () => {
  expect(readDeskSettings({})).toEqual({ port: 4000, host: "127.0.0.1" });
});

it.each([
  [{ DESK_PORT: "abc" }, "DESK_PORT has to be a number up to 65535, not “abc”."],
  [{ DESK_PORT: "99999" }, "DESK_PORT has to be a number up to 65535, not “99999”."],
  [{ DESK_PORT: "" }, "DESK_PORT is empty: remove it, or write a number such as 4000."],
  [{ DESK_HOST: "" }, "DESK_HOST is empty: remove it, or write an address such as 0.0.0.0."],
  [
    { DESK_HOST: "desk.local" },
    "DESK_HOST has to be localhost or an IP address, not “desk.local”.",
  ],
  [
    { DESK_PROXY_SECRET: "short" },
    "DESK_PROXY_SECRET needs at least 32 letters: openssl rand -hex 32",
  ],
])("explains what is wrong with %j", (settings, sentence) => {
  expect(() => readDeskSettings(settings)).toThrow(new StartError(sentence));
});
