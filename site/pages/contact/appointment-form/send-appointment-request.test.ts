import { beforeEach, expect, it, vi } from "vitest";
import { sendAppointmentRequest } from "./send-appointment-request.ts";

const request = { firstName: "", lastName: "", email: "", phone: "", service: "", message: "" };
const service = { url: "https://functions.test", key: "key" };
const STORED = '{"ok":true,"id":"1"}';
const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched.mockReset());
});

function answerWith(status: number, body = "{}", type = "application/json") {
  const headers = { "content-type": type };
  fetched.mockResolvedValueOnce(new Response(body, { status, headers }));
}

async function send() {
  const sent = sendAppointmentRequest(service, request, "12345678").then(
    () => "sent",
    () => "failed",
  );
  await vi.runAllTimersAsync();
  return sent;
}

it("retries once with the same key after a network failure", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  answerWith(200, STORED);
  expect(await send()).toBe("sent");
  const keys = fetched.mock.calls.map(([, { headers }]) =>
    new Headers(headers).get("idempotency-key"),
  );
  expect(keys).toEqual(["12345678", "12345678"]);
});

it.each<[string, BodyInit | null, ResponseInit]>([
  ["the function's own answer", STORED, { status: 200 }],
  ["an empty body", "", { status: 200, headers: { "content-type": "application/json" } }],
  ["no content", null, { status: 204, headers: { "content-type": "application/json" } }],
  ["another status of 2xx", "{}", { status: 201 }],
  ["a body that is not read", '{"ok":false,"error":"no"}', { status: 200 }],
  ["a body of another kind", "%PDF-", { headers: { "content-type": "application/pdf" } }],
])("succeeds with every status of 2xx: %s", async (_, body, init) => {
  fetched.mockResolvedValueOnce(new Response(body, init));
  expect(await send()).toBe("sent");
});

it.each(["text/html", "Text/HTML; charset=utf-8"])(
  "fails if a page answers, such as the sign-in page of a Wi-Fi network: %s",
  async (type) => {
    answerWith(200, "<!doctype html><title>Sign in</title>", type);
    expect(await send()).toBe("failed");
    expect(fetched).toHaveBeenCalledOnce();
  },
);

it.each([
  ["https://elsewhere.test/functions/v1/send-contact-email", "failed"],
  ["https://functions.test/login", "failed"],
  ["https://functions.test/functions/v1/send-contact-email", "sent"],
])("after a redirect that ended at %s: %s", async (url, outcome) => {
  const response = new Response(STORED, { headers: { "content-type": "application/json" } });
  const redirected = Object.defineProperties(response, {
    redirected: { value: true },
    url: { value: url },
  });
  fetched.mockResolvedValueOnce(redirected);
  expect(await send()).toBe(outcome);
  expect(fetched).toHaveBeenCalledOnce();
});

it("fails when the second attempt fails too", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await send()).toBe("failed");
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each([400, 401, 403, 413, 429, 500, 502, 503, 504])(
  "does not retry after a response with status %i",
  async (status) => {
    answerWith(status);
    expect(await send()).toBe("failed");
    expect(fetched).toHaveBeenCalledOnce();
  },
);

it("aborts after fifteen seconds without a response, and does not retry", async () => {
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
      ),
  );
  let outcome = "sending";
  sendAppointmentRequest(service, request, "12345678").catch(() => {
    outcome = "failed";
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(outcome).toBe("sending");
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe("failed");
  expect(fetched).toHaveBeenCalledOnce();
});
