import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { personOf } from "./guard.ts";

it("names a person in any alphabet, and nobody if the header was sent twice", () => {
  const named = (...names: string[]) => {
    const headersDistinct = { "x-forwarded-user": names };
    return personOf({ headersDistinct } as unknown as IncomingMessage, {
      port: 0,
      host: "",
      proxySecret: "s",
    });
  };
  // The bytes of "Zoë" in UTF-8, as Node reads them.
  expect(named("Zo\u00c3\u00ab")).toBe("Zoë");
  expect(named("Ana", "Mallory")).toBeUndefined();
});
