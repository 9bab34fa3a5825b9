import { setProblem } from "../field/set-problem.ts";

/** Makes the day chips work. They have no state, so they need no React: they work before the form is hydrated, and if its script does not load. */
export function startDayChips(): void {
  document.addEventListener(
    "click",
    (event) => {
      const chip = (event.target as Element).closest<HTMLButtonElement>("[data-sentence]");
      if (!chip) return;
      // An island that is not hydrated yet would hold this press.
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
    // Shows the visitor the sentence, ready to be deleted.
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

/** As if it were typed: the visitor can undo it, and the field hears of it. */
function append(message: HTMLTextAreaElement, text: string): void {
  const end = message.value.length;
  message.setSelectionRange(end, end);
  // Deprecated, but nothing else keeps the undo history.
  document.execCommand("insertText", false, text);
}
