import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type {
  AppointmentRequest,
  FunctionsService,
} from "../../../../contract/appointment-request.ts";
import type { LabelledField } from "../../../../contract/form-fields.ts";
import { readRefusal, reportRefused } from "./read-refusal.ts";
import { readRequest } from "./read-request.ts";
import { keyOf, type SentWords, wordsOf } from "./request-key.ts";
import { sendAppointmentRequest } from "./send-appointment-request.ts";
import { showToast } from "./Toasts.tsx";

const SUCCESS_MS = 5000;

type ToastWords = { title: string; text: string };

export type SubmissionProps = {
  service: FunctionsService;
  fields: readonly LabelledField[];
  toasts: { region: string; close: string; success: ToastWords; failure: ToastWords };
  phone: { shown: string; link: string };
};

type FormParts = {
  form: RefObject<HTMLFormElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onSent: () => void;
};

/** Sends the form, and shows the result: as a toast, or on the fields that were refused. */
export function useSubmission(props: SubmissionProps, { form, button, onSent }: FormParts) {
  const { service, fields, toasts } = props;
  const [isSending, setIsSending] = useState(false);
  /** How often the form was emptied after a success, and the name for the line about it until something is typed. */
  const [sent, setSent] = useState({ count: 0, firstName: "", takesFocus: true });
  const isBusy = useRef(false);
  const last = useRef<SentWords>({ words: "", key: "" });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const request = readRequest(event.currentTarget, fields);
    const failure = await sendAppointmentRequest(service, request, keyOf(request, last)).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    isBusy.current = false;
    // Synchronous, because a button cannot receive focus while it is disabled.
    flushSync(() => setIsSending(false));
    if (failure) fail(failure.error);
    else succeed(request);
  }

  function succeed(request: AppointmentRequest) {
    const { title, text } = toasts.success;
    showToast("success", { title, text, durationMs: SUCCESS_MS, close: toasts.close });
    const { firstName } = request;
    // A form that was changed while it was sent keeps its words, and the focus stays with whoever types.
    const isAsSent =
      form.current && wordsOf(readRequest(form.current, fields)) === wordsOf(request);
    if (!isAsSent) return setSent(({ count }) => ({ count, firstName, takesFocus: false }));
    setSent(({ count }) => ({ count: count + 1, firstName, takesFocus: true }));
    onSent();
  }

  async function fail(error: unknown) {
    console.error(toasts.failure.title, error);
    const { fields: refused, tooMany } = await readRefusal(error);
    if (form.current && reportRefused(form.current, refused)) return;
    // Disabling the button dropped the focus to the body. Whoever is in a field meanwhile stays there.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    if (document.activeElement === button.current)
      button.current?.scrollIntoView({ behavior: "instant", block: "nearest" });
    showToast("error", {
      title: toasts.failure.title,
      text: <FailureText {...props} tooMany={tooMany} />,
      durationMs: Number.POSITIVE_INFINITY,
      close: toasts.close,
    });
  }

  const forget = () => sent.firstName && setSent({ ...sent, firstName: "" });
  return { isSending, sent, last, submit, forget };
}

type FailureTextProps = Pick<SubmissionProps, "toasts" | "phone"> & {
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
