import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { formOnlyFields, functionPath } from "../../../contract/appointment-request.ts";
import type { LabelledField } from "../../../contract/form-fields.ts";
import { Button } from "../button/Button.tsx";
import { Field } from "../field/Field.tsx";
import { DayChips } from "./DayChips.tsx";
import { chooseFromAddress, readRequest, useRequestKey } from "./read-request.ts";
import { type Reply, SentPanel, type SentWords } from "./SentPanel.tsx";
import { type FunctionsService, sendAppointmentRequest } from "./send-appointment-request.ts";
import { Toasts } from "./Toasts.tsx";

const SUCCESS_MS = 5000;

type ToastWords = { title: string; text: string };

export type AppointmentFormProps = {
  service: FunctionsService;
  fields: readonly LabelledField[];
  /** The initial values: a chosen treatment, or what was typed before a failure without script. */
  values: Partial<Record<string, string>>;
  words: Record<
    "selectService" | "allRequired" | "submit" | "sending" | "trap" | "shortPhone",
    string
  >;
  days: { legend: string; choices: readonly { label: string; text: string }[] };
  sent: SentWords;
  reply: Reply;
  toasts: { region: string; success: ToastWords; failure: ToastWords };
  phone: { shown: string; link: string };
  /** Of a page in another language. */
  locale?: string;
};

export function AppointmentForm(props: AppointmentFormProps) {
  const { service, fields, words, toasts, locale, days } = props;
  const [values, setValues] = useState(props.values);
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const isBusy = useRef(false);
  const keyOf = useRequestKey();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => chooseFromAddress(form.current), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const request = readRequest(event.currentTarget, fields);
    try {
      await sendAppointmentRequest(service, request, keyOf(request));
      const { title, text } = toasts.success;
      toast.success(title, { description: text, duration: SUCCESS_MS });
      setValues({});
      setSentTo(request.firstName);
    } catch (error) {
      console.error(toasts.failure.title, error);
      toast.error(toasts.failure.title, {
        description: <FailureText {...props} />,
        duration: Number.POSITIVE_INFINITY,
      });
    }
    isBusy.current = false;
    setIsSending(false);
  }

  return (
    <>
      {sentTo !== undefined && (
        <SentPanel
          firstName={sentTo}
          words={props.sent}
          reply={props.reply}
          phone={props.phone}
          onAgain={() => setSentTo(undefined)}
        />
      )}
      {sentTo === undefined && (
        <form
          ref={form}
          method="post"
          action={service.url + functionPath}
          onSubmit={submit}
          className="appointment-form"
        >
          <p className="note">{words.allRequired}</p>
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              empty={field.name === "service" ? words.selectService : ""}
              value={values[field.name]}
              {...(field.kind === "tel" && { question: words.shortPhone })}
            />
          ))}
          <DayChips legend={days.legend} days={days.choices} form={form} />
          <HiddenFields trapLabel={words.trap} apiKey={service.key} locale={locale} />
          <Button type="submit" disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </Button>
        </form>
      )}
      <Toasts label={toasts.region} />
    </>
  );
}

/** The sentence of the failure with the phone number as a link. */
function FailureText({ toasts, phone }: Pick<AppointmentFormProps, "toasts" | "phone">) {
  const [before, after] = toasts.failure.text.split(phone.shown);
  return (
    <span role="alert">
      {before}
      <a href={phone.link}>{phone.shown}</a>
      {after}
    </span>
  );
}

type HiddenFieldsProps = { trapLabel: string; apiKey: string; locale: string | undefined };

/** A trap for bots, and what headers carry if there is script. */
function HiddenFields({ trapLabel, apiKey, locale }: HiddenFieldsProps) {
  return (
    <>
      <label className="form-trap" aria-hidden="true">
        {trapLabel}
        <input name={formOnlyFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={formOnlyFields.key} value={apiKey} />
      {locale && <input type="hidden" name={formOnlyFields.language} value={locale} />}
    </>
  );
}
