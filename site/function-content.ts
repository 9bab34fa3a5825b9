import { brand, email, responseHours, siteUrl } from "../content/business.ts";
import { appointmentForm, labels } from "../content/interface.ts";
import { alarmMail, problems, requestMail } from "../content/messages.ts";
import { fill } from "../contract/fill.ts";
import { fieldNames } from "../contract/form-fields.ts";
import type { FunctionContent } from "../contract/function-content.ts";
import { failureWords, fieldLabels, services } from "./clinic/appointment-words.ts";

/** Everything that function, mail and settings know of the clinic, from the content. */
export function functionContent(): FunctionContent {
  return {
    brandName: brand.name,
    siteUrl,
    email,
    services,
    fieldLabels: Object.fromEntries(fieldNames.map((name) => [name, fieldLabels[name]])),
    problems,
    failure: failureWords,
    formPage: {
      heading: labels.contact,
      selectService: appointmentForm.selectService,
      submit: appointmentForm.submit,
    },
    mail: {
      ...requestMail,
      closing: fill(requestMail.closing, { brand: brand.name, hours: responseHours }),
    },
    alarm: alarmMail,
  };
}
