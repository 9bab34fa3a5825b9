import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("nginx leads from http to the site's own name, whatever Host says", () => {
  const [plain = ""] =
    /server \{[^}]*listen 80;[^}]*\}/.exec(readFileSync("deploy/nginx/website.conf", "utf8")) ?? [];
  const [, target] = /^ *return 308 (\S+);$/m.exec(plain) ?? [];
  expect(target).toBe("https://$server_name$request_uri");
});

it("systemd starts the site again however often it ends, and lets it finish", () => {
  const unit = readFileSync("deploy/website.service", "utf8");
  const [head = "", service = ""] = unit.split(/^\[(?:Service|Install)\]$/m);
  expect(head).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(service).toMatch(/^Restart=always$/m);
  const [, stopSeconds] = /^TimeoutStopSec=(\d+)$/m.exec(service) ?? [];
  // The server itself takes at most ten.
  expect(Number(stopSeconds)).toBeGreaterThan(10);
});
