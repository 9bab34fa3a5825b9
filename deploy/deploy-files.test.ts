import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { settingsOf } from "../server/settings/settings.ts";

const nginx = readFileSync("deploy/nginx.conf", "utf8");
const dockerfile = readFileSync("Dockerfile", "utf8");
const dockerignore = readFileSync(".dockerignore", "utf8");
const compose = parse(readFileSync("compose.yaml", "utf8"));
const settings = Object.keys(settingsOf({ brandName: "", email: "" }).shape);

it("nginx leads from http and from the other name to the site's own, whatever Host says", () => {
  const targets = Array.from(nginx.matchAll(/^ *return 308 (\S+);$/gm), ([, target]) => target);
  expect(targets).toEqual(Array(2).fill("https://www.example.ca$request_uri"));
});

it("compose hands the site every setting of its own, and no secret of another", () => {
  const { site } = compose.services;
  expect(site.env_file).toBeUndefined();
  // The build alone reads where another function is.
  const ofServer = settings.filter((name) => name !== "FUNCTIONS_URL");
  expect(Object.keys(site.environment).sort()).toEqual(ofServer.sort());
});

it("compose hands Caddy and the desk nothing of the site's mail or outbox", () => {
  const { caddy, desk } = compose.services;
  for (const { environment, env_file } of [caddy, desk]) {
    expect(env_file).toBeUndefined();
    const shared = Object.keys(environment).filter((name) => settings.includes(name));
    expect(shared.filter((name) => name !== "SITE_URL")).toEqual([]);
  }
});

it("compose lets the site finish what it has in hand", () => {
  // The server itself takes at most ten seconds.
  expect(Number.parseInt(compose.services.site.stop_grace_period, 10)).toBeGreaterThan(10);
});

it("hands the image every tsconfig that the first names: nothing is built without one", () => {
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

it("compose leaves Caddy as it is while the site is made anew, so that requests wait", () => {
  // Compose 2.26, for one, makes what depends on a service anew with it.
  expect(compose.services.caddy.depends_on).toBeUndefined();
});
