import { FunctionsClient, FunctionsFetchError } from "@supabase/functions-js";
import {
  type AppointmentRequest,
  type FunctionsService,
  functionName,
  functionPath,
  idempotencyHeader,
} from "../../../../contract/appointment-request.ts";
import { abortAfter } from "../../../islands/abort-after.ts";

/** The total timeout, including the second attempt. */
const GIVE_UP_AFTER_MS = 15_000;
const RETRY_AFTER_MS = 1000;

/**
 * Sends a request. Retries once after a network failure, with the same idempotency key, so that the
 * retry cannot create a duplicate. Every response with a status of 2xx is a success, and its body is not
 * read, except a page or a redirect to another place, such as the sign-in page of a Wi-Fi network.
 * @throws the client's error, or an Error if somebody else answered
 */
export async function sendAppointmentRequest(
  service: FunctionsService,
  request: AppointmentRequest,
  idempotencyKey: string,
): Promise<void> {
  const base = new URL(
    functionPath.replace(`/${functionName}`, ""),
    service.url || location.origin,
  );
  let isOfSomebodyElse = false;
  const client = new FunctionsClient(base.href, {
    headers: { apikey: service.key, Authorization: `Bearer ${service.key}` },
    async customFetch(address, init) {
      const response = await fetch(address, init);
      isOfSomebodyElse =
        isPage(response) || (response.redirected && response.url !== String(address));
      // Without its body, which the client would parse, and which may be anything.
      return response.ok ? new Response() : response;
    },
  });
  const signal = abortAfter(GIVE_UP_AFTER_MS);
  const attempt = async () => {
    const { error } = await client.invoke(functionName, {
      body: request,
      headers: { [idempotencyHeader]: idempotencyKey },
      signal,
    });
    return (
      error ?? (isOfSomebodyElse ? new Error("The response is not the function's.") : undefined)
    );
  };
  let error = await attempt();
  if (error instanceof FunctionsFetchError && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    error = await attempt();
  }
  if (error) throw error;
}

function isPage({ headers }: Response): boolean {
  return /^\s*text\/html\b/i.test(headers.get("content-type") ?? "");
}
