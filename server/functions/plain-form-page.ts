import { defaultPublicKey, functionPath } from "../../contract/appointment-request.ts";

/** The words of a failed send, the same as the toast's. @param phone E.164 */
export function failureWords(phone: string): string {
  return `Error sending request. Please try again or call us directly at ${shownPhone(phone)}.`;
}

/** Stands in for the build's form page in development and at the edge: the words, and a way to send again. */
export const plainFormPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Error sending request</title>
<meta name="viewport" content="width=device-width"></head><body><main>
<h1>Contact</h1><p role="alert">{{problem}}</p>
<form method="post" action="${functionPath}">
<input type="hidden" name="apikey" value="${defaultPublicKey}">
<input type="hidden" name="idempotencyKey" value="{{idempotencyKey}}">
<p><label>First name <input name="firstName" required value="{{firstName}}"></label></p>
<p><label>Last name <input name="lastName" required value="{{lastName}}"></label></p>
<p><label>Email <input name="email" type="email" required value="{{email}}"></label></p>
<p><label>Phone <input name="phone" type="tel" required value="{{phone}}"></label></p>
<p><label>Service <select name="service" required><option value="{{service}}">{{serviceLabel}}</option></select></label></p>
<p><label>Message <textarea name="message" rows="4" required>{{message}}</textarea></label></p>
<p><button>BOOK APPOINTMENT</button></p></form></main></body></html>
`;

/** "+19055550142" as "(905) 555-0142"; a number of another country as it is. */
function shownPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}
