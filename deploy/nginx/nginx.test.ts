import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { expectProxiedSite } from "../../test/support/proxied-site.ts";
import { startNginx } from "./start-nginx.ts";

it("nginx passes the site on, redirects its other name, and answers any other by an error", ({
  skip,
}) => expectProxiedSite((sitePort) => startNginx([sitePort, sitePort]), skip));

it("nginx closes an idle connection before the site does, after 65 s", () => {
  const config = readFileSync("deploy/nginx/nginx.conf", "utf8");
  expect(config).toMatch(/^ {4}keepalive_timeout 60s;$/m);
});
