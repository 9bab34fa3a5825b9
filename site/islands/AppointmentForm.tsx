import { type FormEvent, useRef, useState } from "react";
import { toast } from "sonner";
import {
  type AppointmentRequest,
  type FieldName,
  fieldLimits,
  fieldNames,
  formOnlyFields,
  functionPath,
} from "../../contract/appointment-request.ts";
import { Button } from "../ui/Button.tsx";
import { Field, SelectField, TextAreaField } from "../ui/Field.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { type FunctionsService, sendAppointmentRequest } from "./send-appointment-request.ts";

const SUCCESS_MS = 5000;

type ToastWords = { title: string; text: string };

export type AppointmentFormProps = {
  service: FunctionsService;
  services: readonly { value: string; label: string }[];
  /** What the fields start with: a chosen treatment, or what was typed before a failure without script. */
  values: Partial<Record<FieldName, string>>;
  words: Record<
    FieldName | "selectService" | "messageHint" | "allRequired" | "submit" | "sending" | "trap",
    string
  >;
  toasts: { region: string; success: ToastWords; failure: ToastWords };
  phone: { shown: string; link: string };
  /** Filled by the server where the form comes back without script. */
  hidden?: { idempotencyKey: string; openedAt: string };
};

/** Every field but the choice and the message is one line; a field of the contract that is missing here does not compile. */
const inputs = {
  firstName: { type: "text", autoComplete: "given-name" },
  lastName: { type: "text", autoComplete: "family-name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
} as const satisfies Record<
  Exclude<FieldName, "service" | "message">,
  { type: "text" | "email" | "tel"; autoComplete: string }
>;

export function AppointmentForm(props: AppointmentFormProps) {
  const { service, services, values, words, toasts, hidden } = props;
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const keyOf = useRequestKey();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const form = event.currentTarget;
    const request = readRequest(form);
    try {
      await sendAppointmentRequest(service, request, keyOf(request));
      toast.success(toasts.success.title, {
        description: toasts.success.text,
        duration: SUCCESS_MS,
      });
      clear(form);
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
    <form
      method="post"
      action={service.url + functionPath}
      onSubmit={submit}
      className="appointment-form"
    >
      <p className="text-small text-taupe">{words.allRequired}</p>
      {(Object.keys(inputs) as (keyof typeof inputs)[]).map((name) => (
        <Field
          key={name}
          name={name}
          label={words[name]}
          maxLength={fieldLimits[name]}
          defaultValue={values[name]}
          {...inputs[name]}
        />
      ))}
      <SelectField
        name="service"
        label={words.service}
        empty={words.selectService}
        options={services}
        defaultValue={values.service}
      />
      <TextAreaField
        name="message"
        label={words.message}
        hint={words.messageHint}
        maxLength={fieldLimits.message}
        defaultValue={values.message}
      />
      <HiddenFields trapLabel={words.trap} apiKey={service.key} {...hidden} />
      <Button type="submit" disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <Toasts label={toasts.region} />
    </form>
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

type HiddenFieldsProps = {
  trapLabel: string;
  apiKey: string;
  idempotencyKey?: string;
  openedAt?: string;
};

/** A trap for machines, and what headers carry where there is script. */
function HiddenFields({ trapLabel, apiKey, idempotencyKey, openedAt }: HiddenFieldsProps) {
  return (
    <>
      <label className="form-trap" aria-hidden="true">
        {trapLabel}
        <input name={formOnlyFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={formOnlyFields.key} value={apiKey} />
      {idempotencyKey && (
        <input type="hidden" name={formOnlyFields.idempotencyKey} value={idempotencyKey} />
      )}
      {openedAt && <input type="hidden" name={formOnlyFields.openedAt} value={openedAt} />}
    </>
  );
}

function readRequest(form: HTMLFormElement): AppointmentRequest {
  const data = new FormData(form);
  const entries = fieldNames.map((name) => [name, String(data.get(name) ?? "")]);
  return Object.fromEntries(entries) as AppointmentRequest;
}

/** More than `reset`, after which no empty field is a mistake: the form may have begun with a chosen treatment, or with what was typed before a failure. */
function clear(form: HTMLFormElement): void {
  form.reset();
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field) field.value = "";
  }
}

/** One key for a filled form however often it is sent; another once its words have changed. */
function useRequestKey(): (request: AppointmentRequest) => string {
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
