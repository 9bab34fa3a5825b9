import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { settingsOf } from "../server/settings/settings.ts";

const caddyfile = readFileSync("deploy/Caddyfile", "utf8");
const dockerfile = readFileSync("Dockerfile", "utf8");
const dockerignore = readFileSync(".dockerignore", "utf8");
const compose = parse(readFileSync("compose.yaml", "utf8"));
const settings = Object.keys(settingsOf({ brandName: "", email: "" }).shape);

it("Caddy closes an idle connection before the site does, after 65 s", () => {
  expect(caddyfile).toMatch(/^\s+keepalive 60s$/m);
});

it("compose passes every setting and nothing else to the site, from .env except what the image fixes", () => {
  const { environment, env_file, volumes } = compose.services.site;
  expect(env_file).toBeUndefined();
  expect([environment.DATA_DIR, volumes]).toEqual(["/data", ["data:/data"]]);
  expect(environment.TRUST_PROXY, "Caddy is a proxy").toMatch(/:-1}$/);
  // Only the build reads FUNCTIONS_URL.
  const ofServer = settings.filter((name) => name !== "FUNCTIONS_URL");
  expect(Object.keys(environment).sort()).toEqual(ofServer.sort());
  const fixed = Object.keys(environment).filter(
    (name) => !environment[name].includes(`\${${name}:`),
  );
  expect(fixed).toEqual(["HOST", "PORT", "DATA_DIR"]);
});

it("compose passes no mail or outbox setting to Caddy and the desk", () => {
  const { caddy, desk } = compose.services;
  // README deletes the desk here as well.
  for (const { environment, env_file } of desk ? [caddy, desk] : [caddy]) {
    expect(env_file).toBeUndefined();
    const shared = Object.keys(environment).filter((name) => settings.includes(name));
    expect(shared.filter((name) => name !== "SITE_URL")).toEqual([]);
  }
});

it("compose limits every log, because Docker's default grows until the disk is full", () => {
  const logs = Object.values<{ logging?: unknown }>(compose.services).map(({ logging }) => logging);
  // The "local" driver keeps five files of 20 MB.
  expect(logs).toEqual(logs.map(() => ({ driver: "local" })));
});

it("copies every referenced tsconfig into the image, because the build needs it", () => {
  const named = readFileSync("tsconfig.json", "utf8").matchAll(/"path": "\.\/(.+)"/g);
  const paths = Array.from(named, ([, path = ""]) => path);
  expect(paths).toContain("test/tsconfig.json");
  const copied = Array.from(dockerfile.matchAll(/^COPY ([^-].*) /gm), ([, from = ""]) => from);
  const sent = Array.from(dockerignore.matchAll(/^!(.+)$/gm), ([, path = ""]) => path);
  for (const places of [copied.join(" ").split(" "), sent]) {
    const isIn = (path: string) => places.some((place) => `${path}/`.startsWith(`${place}/`));
    expect(paths.filter((path) => !isIn(path))).toEqual([]);
  }
});
