import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/support/process.ts";
import { type Asked, type Asking, askDesk, keyIn } from "./ask-desk.ts";
import { makeClinic, type RunningDesk, startDesk } from "./clinic.ts";
import { API, edit, hostileRequests, pastTheSignIn } from "./hostile-requests.ts";

const SECRET = "s".repeat(32);
const DESK_URL = "https://desk.example.ca";
const clinic = makeClinic();
const close = /^close: (.*)$/m.exec(clinic.read("promotion.yaml"))?.[1];
const savePath = `${API}/save`;
const save = { path: savePath, body: edit("promotion", ["close"], close) };

describe.each([
  { where: "on one’s own computer", settings: {}, cases: hostileRequests },
  {
    where: "behind a sign-in",
    settings: { DESK_URL, DESK_PROXY_SECRET: SECRET },
    cases: [...hostileRequests, ...pastTheSignIn],
  },
])("the desk $where", ({ settings, cases }) => {
  let desk: RunningDesk;
  let own: Record<string, string>;
  let before = "";

  const ask = ({ path, headers, ...asking }: Asking & { path: string }): Promise<Asked> => {
    const all = Object.entries({ ...own, ...headers }).filter(([, said]) => said !== "");
    return askDesk(path, { ...asking, headers: Object.fromEntries(all), desk });
  };
  const open = async (running: RunningDesk) => {
    desk = running;
    const origin = "DESK_URL" in settings ? DESK_URL : desk.address;
    const signIn = { "x-desk-proxy": SECRET, "x-forwarded-user": "Ana" };
    own = { host: new URL(origin).host, "sec-fetch-site": "same-origin", ...signIn };
    const { body } = await ask({ path: "/desk" });
    own = { ...own, origin, "x-desk-key": keyIn(body) };
  };

  beforeAll(async () => {
    await open(await startDesk(clinic, settings));
    before = own["x-desk-key"] ?? "";
    expect(before).not.toBe("");
  });
  afterAll(() => desk?.end());
  afterEach(() => {
    expect(clinic.diff()).toEqual({ removed: [], added: [] });
    clinic.restore();
  });

  it.each(cases)("refuses %s by a sentence, and writes nothing", async (_, status, asking) => {
    const { status: answered, body, headers } = await ask(asking);
    expect(answered).toBe(status);
    expect(/^\{/.test(body) ? JSON.parse(body).message : body).toMatch(/^[A-Z“].{10,}$/);
    expect(body).not.toContain(before);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("does not read or write the target of a link", async () => {
    const secret = join(temporaryFolder("secret"), "secret.yaml");
    writeFileSync(secret, "close: secret\n");
    const place = join(clinic.folder, "content/promotion.yaml");
    rmSync(place);
    symlinkSync(secret, place);
    const { status, body } = await ask({
      path: savePath,
      body: edit("promotion", ["close"], "secret"),
    });
    expect(status).toBe(403);
    expect(body).toContain("is a link");
    expect((await ask({ path: `${API}/draft` })).body).not.toContain("secret");
    expect(readFileSync(secret, "utf8")).toBe("close: secret\n");
    clinic.restore();
  });

  it("accepts requests of its own page, and rejects the old key after a restart", async () => {
    const [opened, draft] = [await ask({ path: "/desk" }), await ask({ path: "/" })];
    expect(opened.headers["content-security-policy"]).toMatch(/; frame-ancestors 'none'$/);
    expect(opened.headers["referrer-policy"]).toBe("no-referrer");
    expect(opened.headers["cache-control"], "because it contains the key").toBe("no-store");
    expect(draft.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
      "x-robots-tag": "noindex",
    });
    expect((await ask(save)).status).toBe(200);
    expect(clinic.diff().added).toEqual(["close: evil"]);
    clinic.restore();
    await desk.end();
    await open(await startDesk(clinic, settings));
    const { status, body } = await ask({ ...save, headers: { "x-desk-key": before } });
    expect(status).toBe(401);
    expect(JSON.parse(body).message).toMatch(/Reload the page/);
  });
});
