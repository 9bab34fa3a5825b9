import { expect, it } from "vitest";
import { pageDirectives, policyOf } from "./content-security-policy.ts";

it("allows the form to post to an external functions service, with and without script", () => {
  const policy = policyOf(pageDirectives("https://project.functions.test/functions/v1"));
  expect(policy).toMatch(/; connect-src 'self' [^;]* https:\/\/project\.functions\.test;/);
  expect(policy).toContain("; form-action 'self' https://project.functions.test;");
});
