import { type RefObject, useState } from "react";

type DayChipsProps = {
  legend: string;
  /** What a chip is called, and the sentence it writes. */
  days: readonly { label: string; text: string }[];
  form: RefObject<HTMLFormElement | null>;
};

/** Each writes its sentence into the message, and takes it out again. */
export function DayChips({ legend, days, form }: DayChipsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const turn = (text: string) => {
    const message = form.current?.elements.namedItem("message") as HTMLTextAreaElement;
    // It may have been written over by hand.
    const stands = (one: string) => message.value.includes(one);
    const without = message.value.replace(text, "").replace(/\n\n+/g, "\n").trim();
    message.value = stands(text) ? without : `${message.value}\n${text}`.trim();
    // As if it were typed: the field may have been called empty.
    message.dispatchEvent(new Event("input", { bubbles: true }));
    setChosen(days.map(({ text }) => text).filter(stands));
  };
  return (
    <fieldset className="wrap day-chips">
      <legend>{legend}</legend>
      {days.map(({ label, text }) => (
        <button
          key={label}
          type="button"
          className="filter-choice"
          aria-pressed={chosen.includes(text)}
          onClick={() => turn(text)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
