import { defaultPublicKey, functionPath } from "../../contract/appointment-request.ts";

/** What a visitor typed: all that is asked for, and nothing wrong with it. */
export const typed = {
  firstName: "Zoë",
  lastName: "Day",
  email: "zoe@example.com",
  phone: "905",
  service: "consultation",
  message: "Hello",
};

/** Posts to a site as the script of its form does. */
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
