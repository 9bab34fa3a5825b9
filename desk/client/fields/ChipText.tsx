import { useLayoutEffect, useRef } from "react";
import { interpolateParts } from "../../../contract/interpolate.ts";
import { useForm } from "./form-context.ts";
import type { InputProps } from "./Labelled.tsx";

type ChipTextProps = InputProps & { text: string; onChange: (text: string) => void };

/** A text box that shows each shared value as a chip, which can be deleted but not edited. */
export function ChipText({ text, onChange, ...input }: ChipTextProps) {
  const { place, draft } = useForm();
  const box = useRef<HTMLDivElement>(null);
  // The browser owns the content of the box. It is replaced only if the text differs.
  useLayoutEffect(() => {
    if (!box.current || textIn(box.current) === text) return;
    const parts = interpolateParts(text, (name) => {
      const { value } = draft.variable(name, place.file);
      return value ? chip(`{${name}}`, value) : undefined;
    });
    box.current.replaceChildren(...parts);
  }, [text, draft, place]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text box of the browser holds no chips.
    <div
      ref={box}
      {...input}
      className="chip-text"
      role="textbox"
      tabIndex={0}
      aria-multiline
      aria-labelledby={`${input.id}-label`}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={({ currentTarget }) => onChange(textIn(currentTarget))}
    />
  );
}

function chip(variable: string, value: string): HTMLElement {
  const made = document.createElement("span");
  made.className = "chip";
  made.contentEditable = "false";
  made.dataset.variable = variable;
  made.textContent = value;
  return made;
}

function textIn(node: Node): string {
  if (node instanceof HTMLElement && node.dataset.variable) return node.dataset.variable;
  if (node.childNodes.length === 0) return (node.textContent ?? "").replaceAll("\u00a0", " ");
  return [...node.childNodes].map(textIn).join("");
}
