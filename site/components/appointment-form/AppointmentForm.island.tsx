import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type FunctionsService,
  formOnlyFields,
  functionPath,
} from "../../../contract/appointment-request.ts";
import type { LabelledField } from "../../../contract/form-fields.ts";
import type { ReplyPromise } from "../../../contract/reply-by.ts";
import { Button } from "../button/Button.tsx";
import { Field } from "../field/Field.tsx";
import { ChosenService } from "./ChosenService.tsx";
import { readRefusal, reportRefused } from "./read-refusal.ts";
import { chooseFromAddress, chosenIn, readRequest, useRequestKey } from "./read-request.ts";
import { SentLine } from "./SentLine.tsx";
import { sendAppointmentRequest } from "./send-appointment-request.ts";
import { showToast, Toasts } from "./Toasts.tsx";

const SUCCESS_MS = 5000;

type ToastWords = { title: string; text: string };

export type AppointmentFormProps = {
  service: FunctionsService;
  fields: readonly LabelledField[];
  /** The initial values, such as a chosen treatment. */
  values: Partial<Record<string, string>>;
  words: Record<
    "selectService" | "chosenFor" | "change" | "allRequired" | "submit" | "sending" | "trap",
    string
  >;
  /** The line after a success. Contains {firstName} and {day}. */
  sent: string;
  reply: ReplyPromise;
  toasts: { region: string; close: string; success: ToastWords; failure: ToastWords };
  phone: { shown: string; link: string };
};

export function AppointmentForm(props: AppointmentFormProps) {
  const { service, fields, words, toasts } = props;
  const [isSending, setIsSending] = useState(false);
  /** How many requests were sent, and the name for the line about the last one until something is typed. */
  const [sent, setSent] = useState({ count: 0, firstName: "" });
  const isBusy = useRef(false);
  const keyOf = useRequestKey();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState(props.values.service ?? "");
  useEffect(() => {
    chooseFromAddress(form.current);
    setChosen(chosenIn(form.current));
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const request = readRequest(event.currentTarget, fields);
    const failure = await sendAppointmentRequest(service, request, keyOf(request)).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    isBusy.current = false;
    // Synchronous, because a button cannot receive focus while it is disabled.
    flushSync(() => setIsSending(false));
    if (failure) fail(failure.error);
    else succeed(request.firstName);
  }

  function succeed(firstName: string) {
    const { title, text } = toasts.success;
    showToast("success", { title, text, durationMs: SUCCESS_MS, close: toasts.close });
    setSent(({ count }) => ({ count: count + 1, firstName }));
    setChosen("");
  }

  async function fail(error: unknown) {
    console.error(toasts.failure.title, error);
    const { fields: refused, tooMany } = await readRefusal(error);
    if (form.current && reportRefused(form.current, refused)) return;
    // Disabling the button dropped the focus to the body.
    if (document.activeElement === document.body) button.current?.focus();
    showToast("error", {
      title: toasts.failure.title,
      text: <FailureText {...props} tooMany={tooMany} />,
      durationMs: Number.POSITIVE_INFINITY,
      close: toasts.close,
    });
  }

  return (
    <>
      <form
        // A new key resets the form after it was sent.
        key={sent.count}
        ref={form}
        method="post"
        action={service.url + functionPath}
        onSubmit={submit}
        onChange={({ currentTarget }) => {
          setChosen(chosenIn(currentTarget));
          if (sent.firstName) setSent({ ...sent, firstName: "" });
        }}
        className="appointment-form"
      >
        {/* Only for a service that a link carried here: a line that appears on a choice would move the fields. */}
        {props.values.service && <ChosenService fields={fields} value={chosen} words={words} />}
        <p className="note form-line">
          {sent.firstName ? (
            <SentLine {...sent} text={props.sent} reply={props.reply} />
          ) : (
            words.allRequired
          )}
        </p>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            empty={field.name === "service" ? words.selectService : ""}
            value={sent.count > 0 ? undefined : props.values[field.name]}
          />
        ))}
        <HiddenFields trapLabel={words.trap} apiKey={service.key} />
        <Button ref={button} type="submit" disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
      </form>
      <Toasts label={toasts.region} />
    </>
  );
}

type FailureTextProps = Pick<AppointmentFormProps, "toasts" | "phone"> & {
  tooMany: string | undefined;
};

/** The failure text with the phone number as a link. After a 429 response the service's own sentence follows. */
function FailureText({ toasts, phone, tooMany }: FailureTextProps) {
  const [before, after] = toasts.failure.text.split(phone.shown);
  return (
    <>
      {before}
      <a href={phone.link}>{phone.shown}</a>
      {after}
      {tooMany && ` ${tooMany}`}
    </>
  );
}

type HiddenFieldsProps = { trapLabel: string; apiKey: string };

/** A honeypot for bots, and the API key, which the script sends as a header instead. */
function HiddenFields({ trapLabel, apiKey }: HiddenFieldsProps) {
  return (
    <>
      <label className="form-trap" aria-hidden="true">
        {trapLabel}
        <input name={formOnlyFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>{" "}
      <input type="hidden" name={formOnlyFields.key} value={apiKey} />
    </>
  );
}
