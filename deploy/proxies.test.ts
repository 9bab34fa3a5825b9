import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { needCaddy, startCaddy } from "../test/durability/proxy-servers.ts";
import { skipWithout } from "../test/support/process.ts";
import { expectProxiedSite } from "../test/support/proxied-site.ts";

const addresses = {
  SITE_URL: "https://www.clinic.test",
  REDIRECT_FROM: "https://clinic.test",
  DESK_URL: "https://desk.clinic.test",
};

it.for(Object.entries(addresses))(
  "Caddy refuses %s=%s with a slash or a path at its end",
  async ([name, address], { skip }) => {
    const caddy = await needCaddy().catch(skipWithout(skip));
    const parameters = ["adapt", "--config", "deploy/desk.Caddyfile", "--adapter", "caddyfile"];
    const adapt = (value: string) => {
      const env = { ...process.env, ...addresses, [name]: value };
      return spawnSync(caddy, parameters, { encoding: "utf8", env });
    };
    expect(adapt(address).status).toBe(0);
    for (const end of ["/", "/en"]) {
      const { status, stderr } = adapt(address + end);
      expect([status, stderr]).toEqual([1, expect.stringContaining("only support scheme, host")]);
    }
  },
);

it("Caddy passes the site on, redirects its other name, and answers any other by an error", ({
  skip,
}) => expectProxiedSite(startCaddy, skip));
