import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runNginx } from "../../test/durability/proxy-servers.ts";
import { manyCookies } from "../../test/support/many-cookies.ts";
import { MissingPrerequisite, temporaryFolder } from "../../test/support/process.ts";
import { fixtureBodies, writeSiteFixture } from "../../test/support/site-fixture.ts";

const dist = join(temporaryFolder("static-host"), "dist");
const pages = Object.entries(fixtureBodies).map(([path, body]) => {
  return [path, body.replace("<title>", '<meta charset="utf-8"><title>')];
});
const look = { "/assets/site-1a2b3c4d.css": "p {}", "/assets/letters-1a2b3c4d.woff2": "letters" };
const bodies = { ...Object.fromEntries(pages), ...look };
// A page is a file of its own name, as in a build.
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

await writeSiteFixture(dist, {}, { bodies, fileOf });
const env = { ...process.env, DIST: dist };
execFileSync(process.execPath, ["deploy/export/export.ts", "--same-origin"], { env });
const config = readFileSync("deploy/export/static.nginx.conf", "utf8");
const nginx = await runNginx(config.replaceAll("/srv/website/dist", dist)).catch((error) => {
  if (!(error instanceof MissingPrerequisite)) throw error;
});

describe.skipIf(!nginx)("the exported site on nginx", () => {
  const url = nginx?.url ?? "";
  afterAll(() => nginx?.stop());
  const ask = (path: string) => fetch(url + path, { redirect: "manual" });

  it.each(["/", "/about", "/gallery?show=none"])("serves %s", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html");
  });

  it.each(["/About", "/about/", "/about).", "/%61bout%E2%80%8B", "/about-us", "/About-Us/"])(
    "redirects %s, with the query",
    async (path) => {
      const answer = await ask(`${path}?a=1`);
      expect([answer.status, answer.headers.get("location")]).toEqual([
        308,
        expect.stringMatching(/\/about\?a=1$/),
      ]);
    },
  );

  it("serves a page to a browser that sends 60 KB of cookies", async () => {
    const headers = { cookie: manyCookies };
    expect((await fetch(`${url}/about`, { headers })).status).toBe(200);
  });

  it("redirects the other name", async () => {
    const otherName = url.replace("127.0.0.1", "localhost");
    const answer = await fetch(`${otherName}/about?a=1`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, `${url}/about?a=1`]);
  });

  it.each(["/none", "/about/none", "/%C3%28", "/about%2Fx"])(
    "answers %s with the 404 page",
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining("Page not found"),
      ]);
    },
  );

  it("sends the headers of the export", async () => {
    const answer = await ask("/about");
    const [first = ""] = readFileSync(join(dist, "export/_headers"), "utf8").split(/^\/version/m);
    const listed = Array.from(first.matchAll(/^ {2}(\S+): (.+)$/gm), ([, ...header]) => header);
    expect(listed.length).toBeGreaterThan(5);
    for (const [name = "", value] of listed) expect(answer.headers.get(name), name).toBe(value);
    const { headers } = await ask("/assets/site-1a2b3c4d.js");
    expect(headers.get("cache-control")).toContain("immutable");
  });

  it("lets other sites load films, style sheets and fonts, and no script", async () => {
    const policy = async (path: string) => {
      const { headers } = await ask(path);
      return ["cross-origin-resource-policy", "access-control-allow-origin"].map((name) =>
        headers.get(name),
      );
    };
    expect(await policy("/about")).toEqual(["same-origin", null]);
    expect(await policy("/assets/site-1a2b3c4d.js")).toEqual(["same-origin", null]);
    expect(await policy("/film.mp4")).toEqual(["cross-origin", null]);
    expect(await policy("/assets/site-1a2b3c4d.css")).toEqual(["cross-origin", null]);
    expect(await policy("/assets/letters-1a2b3c4d.woff2")).toEqual(["cross-origin", "*"]);
  });
});
