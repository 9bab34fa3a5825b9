import { expect, it } from "vitest";
import { styleHashes, withOwnPolicy } from "./page-policy.ts";

const page = (style: string) =>
  `<html><head><meta charSet="utf-8"/><style>${style}</style></head></html>`;
const [own = ""] = styleHashes(page("a{}"));
const [other = ""] = styleHashes(page("b{}"));
const toast = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
const sitePolicy = `default-src 'none'; style-src 'self' '${toast}' '${own}' '${other}'; frame-ancestors 'none'; base-uri 'none'`;

it("gives a page the policy with its own styles, and those that no page inlines", () => {
  expect(withOwnPolicy(page("a{}"), sitePolicy, new Set([own, other]))).toBe(
    `<html><head><meta charSet="utf-8"/><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'self' '${toast}' '${own}'; base-uri 'none'"><style>a{}</style></head></html>`,
  );
});
