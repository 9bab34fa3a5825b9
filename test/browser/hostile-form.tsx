import { renderToStaticMarkup } from "react-dom/server";
import { formFields } from "../../contract/form-fields.ts";
import {
  AppointmentForm,
  type AppointmentFormProps,
} from "../../site/components/appointment-form/AppointmentForm.island.tsx";
import { Island } from "../../site/islands/Island.tsx";

const hostile = [
  "</script><script>alert(1)</script>",
  `"quotes" 'and' &quot;entities&amp;`,
  "\u2028line\u2029separators",
  "<!-- a comment --> <b>bold</b> ]]>",
  "\\u003c \\ backslashes {{token}} $& $1",
  "你好 👋🏽 e\u0301",
];
const all = hostile.join(" ");
const toast = { title: all, text: all };

export const props: AppointmentFormProps = {
  service: { url: "", key: all },
  fields: formFields.map((field, index) => ({
    ...field,
    label: hostile[index % hostile.length] ?? "",
    options: hostile.map((text) => ({ value: text, label: text })),
  })),
  values: { firstName: all, message: all },
  words: {
    selectService: all,
    allRequired: all,
    submit: all,
    sending: all,
    trap: all,
    shortPhone: all,
    chosenFor: all,
    change: all,
  },
  sent: all,
  reply: { hours: 24, timeZone: "UTC" },
  toasts: { region: all, close: all, success: toast, failure: toast },
  phone: { shown: all, link: "tel:1" },
};

/** The form as the build writes it, given words that would break out of its HTML. */
export const form = renderToStaticMarkup(
  <Island of={AppointmentForm} wake="touch" props={props} />,
);
