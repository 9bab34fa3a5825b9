import { expect, it, vi } from "vitest";
import { setUpFunction } from "../../test/support/function-fixture.ts";
import { functionProblem } from "./function-problem.ts";

const form = {
  functionsUrl: "https://functions.test/",
  publicKey: "key",
  origin: "https://other.example",
};
const ADDRESS = "https://functions.test/functions/v1/send-contact-email";

/** Answers `fetch` with the function itself. */
function deployFunction() {
  const { handle, recorded } = setUpFunction();
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    handle(new Request(address, init), { clientAddress: "192.0.2.1" }),
  );
  return recorded;
}

it("accepts a function that would take the form, and leaves no request behind", async () => {
  const recorded = deployFunction();
  expect(await functionProblem(form)).toBeUndefined();
  expect(recorded.size).toBe(0);
});

it.each([
  ["key", { publicKey: "another" }, 401],
  ["origin", { origin: "https://www.clinic.test" }, 403],
])("reports a function that refuses the form's %s", async (_, other, status) => {
  deployFunction();
  const problem = await functionProblem({ ...form, ...other });
  expect(problem).toMatch(new RegExp(`^${ADDRESS} answers the form with ${status}: .+`));
});

it.each(["", "<title>Sign in</title>", '{"ok":true}'])(
  "reports an address at which something else answers: %s",
  async (body) => {
    vi.stubGlobal("fetch", async () => new Response(body));
    expect(await functionProblem(form)).toMatch(
      /answers the form with 200: this is not an answer of/,
    );
  },
);

it("reports an address at which nothing answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("fetch failed")));
  expect(await functionProblem(form)).toBe(`${ADDRESS} does not answer: fetch failed`);
});
