import { FunctionsClient, FunctionsFetchError } from "@supabase/functions-js";
import {
  type AppointmentRequest,
  type FunctionsService,
  functionName,
  functionPath,
  idempotencyHeader,
  readResponse,
} from "../../../contract/appointment-request.ts";
import { abortAfter } from "../../islands/abort-after.ts";

/** The total timeout, including the second attempt. */
const GIVE_UP_AFTER_MS = 15_000;
const RETRY_AFTER_MS = 1000;

/**
 * Sends a request. Retries once after a network failure, with the same idempotency key, so that the
 * retry cannot create a duplicate. Resolves when the function has said that the request is persisted.
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
  const client = new FunctionsClient(base.href, {
    headers: { apikey: service.key, Authorization: `Bearer ${service.key}` },
  });
  const signal = abortAfter(GIVE_UP_AFTER_MS);
  const attempt = async () => {
    const { data, error } = await client.invoke(functionName, {
      body: request,
      headers: { [idempotencyHeader]: idempotencyKey },
      signal,
    });
    const isStored = readResponse(data)?.ok === true;
    return error ?? (isStored ? undefined : new Error("The response is not the function's."));
  };
  let error = await attempt();
  if (error instanceof FunctionsFetchError && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    error = await attempt();
  }
  if (error) throw error;
}
