import type { RefObject } from "react";
import { setProblem } from "./refused-fields.ts";

export type DayChipsProps = {
  legend: string;
  /** Said where the message has no room for another sentence. */
  full: string;
  /** What a chip is called, and the sentence it inserts. */
  choices: readonly { label: string; text: string }[];
  form: RefObject<HTMLFormElement | null>;
};

/** Buttons that insert a sentence into the message. The message is the only record of what was chosen. */
export function DayChips({ legend, full, choices, form }: DayChipsProps) {
  const insert = (text: string, chip: HTMLElement) => {
    const message = form.current?.elements.namedItem("message") as HTMLTextAreaElement;
    const place = message.value.indexOf(text);
    message.focus({ preventScroll: true });
    if (place >= 0) {
      // Shows the visitor the sentence, ready to be deleted.
      message.setSelectionRange(place, place + text.length);
      return;
    }
    const line = /(^|\n)$/.test(message.value) ? text : `\n${text}`;
    if (message.value.length + line.length > message.maxLength) {
      setProblem(message, full, "blur");
      message.reportValidity();
      return;
    }
    append(message, line);
    chip.focus({ preventScroll: true });
  };
  return (
    <fieldset className="wrap day-chips">
      <legend>{legend}</legend>
      {choices.map(({ label, text }) => (
        <button
          key={label}
          type="button"
          className="filter-choice"
          onClick={({ currentTarget }) => insert(text, currentTarget)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** As if it were typed: the visitor can undo it, and the field hears of it. */
function append(message: HTMLTextAreaElement, text: string): void {
  const end = message.value.length;
  message.setSelectionRange(end, end);
  // Deprecated, but nothing else keeps the undo history.
  document.execCommand("insertText", false, text);
}
