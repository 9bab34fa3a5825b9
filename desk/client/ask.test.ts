import { expect, it, vi } from "vitest";

it.each([
  ["text/html", "<title>Sign in</title>"],
  ["text/plain", '{"saved":{}}'],
])(
  "does not take a response of type %s with status 200 for one of the desk",
  async (type, body) => {
    vi.stubGlobal("document", { querySelector: () => null });
    const headers = { "content-type": type };
    vi.stubGlobal("fetch", async () => new Response(body, { headers }));
    const { ask, Refused } = await import("./ask.ts");
    await expect(ask("draft")).rejects.toThrow(Refused);
    vi.unstubAllGlobals();
  },
);
