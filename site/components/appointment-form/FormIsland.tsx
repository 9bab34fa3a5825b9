import { renderToString } from "react-dom/server";
import { AppointmentForm, type AppointmentFormProps } from "./AppointmentForm.tsx";
import * as attribute from "./form-attributes.ts";

/** The form as HTML, which `hydrate-form.client.ts` hydrates. Its props are in an attribute, so they must be JSON. */
export function FormIsland(props: AppointmentFormProps) {
  return (
    <div
      {...{ [attribute.island]: "AppointmentForm", [attribute.props]: JSON.stringify(props) }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for this form.
      dangerouslySetInnerHTML={{ __html: renderToString(<AppointmentForm {...props} />) }}
    />
  );
}
