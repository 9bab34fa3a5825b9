import { expect, it } from "vitest";
import { openPortHint } from "./serve.ts";

it("asks for a firewall where a port meant for a proxy is open on every address", () => {
  const behindProxy = { trustedProxies: 1, port: 3000 };
  expect(openPortHint({ ...behindProxy, host: "0.0.0.0" })).toContain("firewall");
  expect(openPortHint({ ...behindProxy, host: "::" })).toContain("3000");
  expect(openPortHint({ ...behindProxy, host: "127.0.0.1" })).toBeUndefined();
  expect(openPortHint({ ...behindProxy, host: "0.0.0.0", trustedProxies: 0 })).toBeUndefined();
});
