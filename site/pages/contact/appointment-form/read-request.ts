import { useRef } from "react";
import {
  type AppointmentRequest,
  formOnlyFields,
} from "../../../../contract/appointment-request.ts";
import type { LabelledField } from "../../../../contract/form-fields.ts";

type Fields = readonly Pick<LabelledField, "name">[];

/** The form's values by field name, and the honeypot's if it is filled in. */
export function readRequest(form: HTMLFormElement, fields: Fields): AppointmentRequest {
  const data = new FormData(form);
  const entries = fields.map(({ name }) => [name, String(data.get(name) ?? "")]);
  const honeypot = data.get(formOnlyFields.honeypot);
  if (honeypot) entries.push([formOnlyFields.honeypot, String(honeypot)]);
  return Object.fromEntries(entries) as AppointmentRequest;
}

/** Selects the service of `/contact?service=…`. Needed on a static host only: our own server serves it preselected. */
export function chooseFromAddress(form: HTMLFormElement | null): void {
  const select = form?.elements.namedItem("service") as HTMLSelectElement | null;
  if (!select || select.value) return;
  const asked = new URLSearchParams(location.search).getAll("service");
  const known = asked.find((one) => [...select.options].some(({ value }) => value === one));
  if (known) select.value = known;
}

/** The value of the chosen service; empty while nothing is chosen. */
export function chosenIn(form: HTMLFormElement | null): string {
  const select = form?.elements.namedItem("service") as HTMLSelectElement | null;
  return select?.value ?? "";
}

/** Returns the idempotency key of a request: the same for a retry, another once a value has changed. */
export function useRequestKey(): (request: AppointmentRequest) => string {
  const last = useRef({ words: "", key: "" });
  return (request) => {
    const words = JSON.stringify(request);
    if (last.current.words !== words) last.current = { words, key: newKey() };
    return last.current.key;
  };
}

/** 128 random bits in hex. `crypto.randomUUID` does not exist on a page that is served without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
