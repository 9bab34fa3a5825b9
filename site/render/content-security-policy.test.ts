import { expect, it } from "vitest";
import { pageDirectives, policyOf, speculationRules } from "./content-security-policy.ts";

it("allows the form to post to an external functions service, with and without script", () => {
  const policy = policyOf(pageDirectives("https://project.functions.test/functions/v1"));
  expect(policy).toMatch(/; connect-src 'self' [^;]* https:\/\/project\.functions\.test;/);
  expect(policy).toContain("; form-action 'self' https://project.functions.test;");
});

it("lets the browser prerender pages, but no picture to which the gallery links", () => {
  const [{ where }] = JSON.parse(speculationRules).prerender;
  const paths = ["/", "/concerns/acne-scars", "/pictures/door-landscape-832.1a2b3c4d.jpg"];
  expect(paths.map((path) => isMatch(where, path))).toEqual([true, true, false]);
});

type Condition = { and?: Condition[]; not?: Condition; href_matches?: string };

/** Evaluates a condition of https://html.spec.whatwg.org/#speculation-rules as a browser does. */
function isMatch({ and, not, href_matches = "" }: Condition, path: string): boolean {
  if (and) return and.every((one) => isMatch(one, path));
  if (not) return !isMatch(not, path);
  return new URLPattern(href_matches, "https://a.test").test(`https://a.test${path}`);
}
