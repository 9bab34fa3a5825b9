import { useRef } from "react";
import { type AppointmentRequest, formOnlyFields } from "../../../contract/appointment-request.ts";
import type { LabelledField } from "../../../contract/form-fields.ts";

type Fields = readonly Pick<LabelledField, "name">[];

/** What stands in the form, by the names of its fields. */
export function readRequest(form: HTMLFormElement, fields: Fields): AppointmentRequest {
  const data = new FormData(form);
  const entries = fields.map(({ name }) => [name, String(data.get(name) ?? "")]);
  const trap = data.get(formOnlyFields.trap);
  if (trap) entries.push([formOnlyFields.trap, String(trap)]);
  return Object.fromEntries(entries) as AppointmentRequest;
}

/** `/contact?service=…` on a host that serves the same page to every query; our own server has it in the HTML. */
export function chooseFromAddress(form: HTMLFormElement | null): void {
  const select = form?.elements.namedItem("service") as HTMLSelectElement | null;
  if (!select || select.value) return;
  const asked = new URLSearchParams(location.search).getAll("service");
  const known = asked.find((one) => [...select.options].some(({ value }) => value === one));
  if (known) select.value = known;
}

/** One key for a filled form however often it is sent; another after a value has changed. */
export function useRequestKey(): (request: AppointmentRequest) => string {
  const last = useRef({ words: "", key: "" });
  return (request) => {
    const words = JSON.stringify(request);
    if (last.current.words !== words) last.current = { words, key: newKey() };
    return last.current.key;
  };
}

/** 128 random bits in hex; `crypto.randomUUID` is missing where the site is served without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
