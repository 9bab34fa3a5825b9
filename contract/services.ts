import { treatments } from "../content/treatments/index.ts";

/** The choices of the form's service field, in its order: the treatments, then the two open ones. */
export const services: readonly { value: string; label: string }[] = [
  ...treatments.map(({ service, serviceLabel, name }) => ({
    value: service,
    label: serviceLabel ?? name,
  })),
  { value: "consultation", label: "General Consultation" },
  { value: "other", label: "Other" },
];

/** The label of a known service value. */
export function serviceLabel(value: string): string | undefined {
  return services.find((service) => service.value === value)?.label;
}
