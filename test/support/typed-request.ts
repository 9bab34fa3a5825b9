import { defaultPublicKey, functionPath } from "../../contract/appointment-request.ts";

/** A complete, valid request. */
export const typed = {
  firstName: "Zoë",
  lastName: "Day",
  email: "zoe@example.com",
  phone: "905-555-0142",
  service: "consultation",
  message: "Hello",
};

/** Posts a request as the form's script does. */
export function postRequest(
  url: string,
  values: object = typed,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + functionPath, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: defaultPublicKey, ...headers },
    body: JSON.stringify(values),
  });
}
