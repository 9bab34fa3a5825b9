import { setProblem } from "../field/set-problem.ts";

/** Starts the day chips. They use no React, so that they work before the form is hydrated, or if its script fails to load. */
export function startDayChips(): void {
  document.addEventListener(
    "click",
    (event) => {
      const chip = (event.target as Element).closest<HTMLButtonElement>("[data-sentence]");
      if (!chip) return;
      // Otherwise an island that is not hydrated would queue the click and replay it.
      event.stopPropagation();
      insertSentence(chip);
    },
    true,
  );
}

function insertSentence(chip: HTMLButtonElement): void {
  const { sentence = "" } = chip.dataset;
  const message = chip.form?.elements.namedItem("message") as HTMLTextAreaElement;
  const place = message.value.indexOf(sentence);
  message.focus({ preventScroll: true });
  if (place >= 0) {
    // Selects the sentence, so that the visitor sees it and can delete it.
    message.setSelectionRange(place, place + sentence.length);
    return;
  }
  const line = /(^|\n)$/.test(message.value) ? sentence : `\n${sentence}`;
  if (message.value.length + line.length > message.maxLength) {
    setProblem(message, chip.closest("fieldset")?.dataset.full ?? "", "blur");
    message.reportValidity();
    return;
  }
  append(message, line);
  chip.focus({ preventScroll: true });
}

/** Appends text as if it were typed: undo works, and the field emits an input event. */
function append(message: HTMLTextAreaElement, text: string): void {
  const end = message.value.length;
  message.setSelectionRange(end, end);
  // `execCommand` is deprecated, but no other API preserves the undo history.
  document.execCommand("insertText", false, text);
}
