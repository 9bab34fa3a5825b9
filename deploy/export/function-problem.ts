import { type AppointmentResponse, functionPath } from "../../contract/appointment-request.ts";

/** The exported form as its function sees it. */
type ExportedForm = {
  /** Without the function's path. */
  functionsUrl: string;
  publicKey: string;
  /** The origin of the exported pages. */
  origin: string;
};

/**
 * Posts an empty form to the function. One that accepts the key and the origin refuses the fields and stores
 * nothing. Any other answer is returned as a sentence, because every visitor would get it.
 */
export async function functionProblem(form: ExportedForm): Promise<string | undefined> {
  const address = form.functionsUrl.replace(/\/$/, "") + functionPath;
  const headers = {
    origin: form.origin,
    apikey: form.publicKey,
    authorization: `Bearer ${form.publicKey}`,
    "content-type": "application/json",
  };
  try {
    const answer = await fetch(address, { method: "POST", headers, body: "{}" });
    const body = (await answer.json().catch(() => ({}))) as Partial<AppointmentResponse>;
    if (answer.status === 400 && body.ok === false && body.fields) return undefined;
    const reason = body.ok === false ? body.error : "this is not an answer of the form's function";
    return `${address} answers the form with ${answer.status}: ${reason}`;
  } catch (error) {
    return `${address} does not answer: ${(error as Error).message}`;
  }
}
