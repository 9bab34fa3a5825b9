import { useEffect, useRef, useState } from "react";
import { formOnlyFields, functionPath } from "../../../../contract/appointment-request.ts";
import type { ReplyPromise } from "../../../../contract/reply-by.ts";
import { Button } from "../../../components/button/Button.tsx";
import { ChosenService } from "./ChosenService.tsx";
import { Field } from "./Field.tsx";
import { keepTyped, restoreTyped } from "./keep-typed.ts";
import { markTooLong, type TooLongWords } from "./mark-too-long.ts";
import { chooseFromAddress, chosenIn } from "./read-request.ts";
import { SentLine } from "./SentLine.tsx";
import { Toasts } from "./Toasts.tsx";
import { type SubmissionProps, useSubmission } from "./use-submission.tsx";

export type AppointmentFormProps = SubmissionProps & {
  /** The initial values, such as a chosen treatment. */
  values: Partial<Record<string, string>>;
  words: Record<
    "selectService" | "chosenFor" | "change" | "allRequired" | "submit" | "sending" | "trap",
    string
  >;
  problems: TooLongWords;
  /** The line after a success. Contains {firstName} and {day}. */
  sent: string;
  reply: ReplyPromise;
};

export function AppointmentForm(props: AppointmentFormProps) {
  const { service, fields, words, problems, toasts } = props;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState(props.values.service ?? "");
  const onSent = () => setChosen("");
  const { isSending, sent, last, submit, forget } = useSubmission(props, { form, button, onSent });
  useEffect(() => {
    last.current = restoreTyped(form.current, fields) ?? last.current;
    chooseFromAddress(form.current);
    setChosen(chosenIn(form.current));
    markTooLong(form.current, fields, problems);
    const keep = () => keepTyped(form.current, fields, last.current);
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [fields, problems, last]);
  return (
    <>
      <form
        // A new key resets the form after it was sent, unless it was changed meanwhile.
        key={sent.count}
        ref={form}
        method="post"
        action={service.url + functionPath}
        onSubmit={submit}
        onChange={({ currentTarget }) => {
          setChosen(chosenIn(currentTarget));
          markTooLong(currentTarget, fields, problems);
          forget();
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
