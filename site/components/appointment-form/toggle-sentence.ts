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
      toggleSentence(chip);
    },
    true,
  );
  for (const type of ["input", "focusin"]) document.addEventListener(type, markChips);
  // The browser restores the message of a page that is shown again, before or after this script starts.
  window.addEventListener("pageshow", markChips);
  markChips();
}

/** Marks the chips whose sentence is in the message. */
function markChips(): void {
  for (const chip of document.querySelectorAll<HTMLButtonElement>("[data-sentence]")) {
    const isIncluded = messageOf(chip).value.includes(chip.dataset.sentence ?? "");
    chip.setAttribute("aria-pressed", String(isIncluded));
  }
}

function messageOf(chip: HTMLButtonElement): HTMLTextAreaElement {
  return chip.form?.elements.namedItem("message") as HTMLTextAreaElement;
}

/** Adds the chip's sentence to the message on a line of its own, or removes it. As if typed: undo works, and the field emits an input event. */
function toggleSentence(chip: HTMLButtonElement): void {
  const { sentence = "" } = chip.dataset;
  const { full = "" } = chip.closest("fieldset")?.dataset ?? {};
  const message = messageOf(chip);
  const { value, maxLength } = message;
  const start = value.indexOf(sentence);
  const line = /(^|\n)$/.test(value) ? sentence : `\n${sentence}`;
  message.focus({ preventScroll: true });
  if (start >= 0) {
    const end = start + sentence.length;
    const isAfterBreak = value[start - 1] === "\n";
    const isBeforeBreak = start === 0 && value[end] === "\n";
    message.setSelectionRange(start - Number(isAfterBreak), end + Number(isBeforeBreak));
    // `execCommand` is deprecated, but no other API preserves the undo history.
    document.execCommand("delete");
  } else if (value.length + line.length > maxLength) {
    setProblem(message, full, "blur");
    message.reportValidity();
    return;
  } else {
    message.setSelectionRange(value.length, value.length);
    document.execCommand("insertText", false, line);
    // The field may be as high as it gets, and some browsers do not let it grow.
    message.scrollTop = message.scrollHeight;
  }
  chip.focus({ preventScroll: true });
}
