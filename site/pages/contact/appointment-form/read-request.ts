import {
  type AppointmentRequest,
  formOnlyFields,
} from "../../../../contract/appointment-request.ts";
import type { LabelledField } from "../../../../contract/form-fields.ts";
import { controlOf } from "./form-control.ts";

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
  const select = controlOf(form, "service") as HTMLSelectElement | undefined;
  if (!select || select.value) return;
  const asked = new URLSearchParams(location.search).getAll("service");
  const known = asked.find((one) => [...select.options].some(({ value }) => value === one));
  if (known) select.value = known;
}

/** The value of the chosen service; empty while nothing is chosen. */
export function chosenIn(form: HTMLFormElement | null): string {
  return controlOf(form, "service")?.value ?? "";
}
