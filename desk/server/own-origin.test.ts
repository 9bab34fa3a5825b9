import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { isFromOwnOrigin } from "./own-origin.ts";
import { personOf } from "./person-of.ts";

const asked = (headers: Record<string, string>) =>
  isFromOwnOrigin({
    headers: { host: "localhost:4900", ...headers },
    socket: { localPort: 4900 },
  } as unknown as IncomingMessage);

it.each([
  ["an address typed by a person", {}],
  ["the desk's own page", { origin: "http://localhost:4900", "sec-fetch-site": "same-origin" }],
])("answers %s", (_, headers) => {
  expect(asked(headers as Record<string, string>)).toBe(true);
});

it.each([
  ["a page of another site", { "sec-fetch-site": "cross-site" }],
  ["a page on another port", { "sec-fetch-site": "same-site" }],
  ["a form of another origin", { origin: "http://evil.example" }],
  ["another name for this computer", { host: "evil.example:4900" }],
])("refuses %s", (_, headers) => {
  expect(asked(headers as Record<string, string>)).toBe(false);
});

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
