import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import {
  type AppointmentRequest,
  formOnlyFields,
  functionPath,
} from "../../../contract/appointment-request.ts";
import type { LabelledField } from "../../../contract/form-fields.ts";
import { Button } from "../button/Button.tsx";
import { Field } from "../field/Field.tsx";
import { type FunctionsService, sendAppointmentRequest } from "./send-appointment-request.ts";
import { Toasts } from "./Toasts.tsx";

const SUCCESS_MS = 5000;

type ToastWords = { title: string; text: string };

type HiddenValues = Partial<Record<"locale" | "idempotencyKey", string>>;

export type AppointmentFormProps = {
  service: FunctionsService;
  fields: readonly LabelledField[];
  /** The initial values: a chosen treatment, or what was typed before a failure without script. */
  values: Partial<Record<string, string>>;
  words: Record<"selectService" | "allRequired" | "submit" | "sending" | "trap", string>;
  toasts: { region: string; success: ToastWords; failure: ToastWords };
  phone: { shown: string; link: string };
  /** The locale of a page in another language, and what the server fills in where the form comes back without script. */
  hidden?: HiddenValues;
};

export function AppointmentForm(props: AppointmentFormProps) {
  const { service, fields, values, words, toasts, hidden } = props;
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const keyOf = useRequestKey();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => chooseFromAddress(element.current), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const form = event.currentTarget;
    const request = readRequest(form, fields);
    try {
      await sendAppointmentRequest(service, request, keyOf(request));
      toast.success(toasts.success.title, {
        description: toasts.success.text,
        duration: SUCCESS_MS,
      });
      clear(form, fields);
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
      ref={element}
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
        />
      ))}
      <HiddenFields trapLabel={words.trap} apiKey={service.key} values={hidden} />
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

type HiddenFieldsProps = { trapLabel: string; apiKey: string; values: HiddenValues | undefined };

/** A trap for bots, and what headers carry if there is script. */
function HiddenFields({ trapLabel, apiKey, values = {} }: HiddenFieldsProps) {
  return (
    <>
      <label className="form-trap" aria-hidden="true">
        {trapLabel}
        <input name={formOnlyFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={formOnlyFields.key} value={apiKey} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

type Fields = readonly Pick<LabelledField, "name">[];

function readRequest(form: HTMLFormElement, fields: Fields): AppointmentRequest {
  const data = new FormData(form);
  const entries = fields.map(({ name }) => [name, String(data.get(name) ?? "")]);
  for (const name of [formOnlyFields.trap, formOnlyFields.language]) {
    const value = data.get(name);
    if (value) entries.push([name, String(value)]);
  }
  return Object.fromEntries(entries) as AppointmentRequest;
}

/** `/contact?service=…` on a host that serves the same page to every query; our own server has it in the HTML. */
function chooseFromAddress(form: HTMLFormElement | null): void {
  const select = form?.elements.namedItem("service") as HTMLSelectElement | null;
  const asked = new URLSearchParams(location.search).get("service");
  if (!select || !asked || select.value) return;
  if ([...select.options].some(({ value }) => value === asked)) select.value = asked;
}

/** More than `reset`, after which no empty field is invalid: the form may have initial values. */
function clear(form: HTMLFormElement, fields: Fields): void {
  form.reset();
  for (const { name } of fields) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field) field.value = "";
  }
}

/** One key for a filled form however often it is sent; another after a value has changed. */
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
