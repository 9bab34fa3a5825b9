import { functionPath } from "../../contract/appointment-request.ts";
import {
  createSendContactEmail,
  type FunctionDependencies,
} from "../../server/form/send-contact-email.ts";
import type { RecordedMail } from "../../server/outbox/outbox.ts";
import { clinic } from "./clinic-fixture.ts";

export const functionUrl = `https://clinic.example${functionPath}`;

/** Creates the handler with fake dependencies, and helpers to post to it. `recorded` contains the recorded mail. */
export function setUpFunction(overrides: Partial<FunctionDependencies> = {}) {
  const recorded = new Map<string, RecordedMail>();
  const handle = createSendContactEmail({
    publicKeys: ["key"],
    allowedOrigins: new Set(["https://other.example"]),
    record: async (id, mail) => void recorded.set(id, mail),
    secondsToWait: async () => undefined,
    now: () => 1_800_000_000_000,
    content: clinic,
    siteOrigin: "",
    reportFailure: () => {},
    ...overrides,
  });
  const post = (body: BodyInit, headers: Record<string, string> = {}, method = "POST") =>
    handle(new Request(functionUrl, { method, body, headers }), { clientAddress: "192.0.2.1" });
  const json = (value: unknown, headers: Record<string, string> = {}) =>
    post(JSON.stringify(value), { "content-type": "application/json", apikey: "key", ...headers });
  const form = (values: Record<string, string>) =>
    post(new URLSearchParams({ apikey: "key", ...values }));
  return { handle, recorded, post, json, form };
}
