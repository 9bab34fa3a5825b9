import { type FocusEvent, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster, toast } from "sonner";
import { Icon } from "../icon/Icon.tsx";

const WIDTH_PX = 356;
const GAP_PX = 14;
const CALL_BAR_PX = 66;

type Telling = { title: string; text: ReactNode; durationMs: number; close: string };

/** Shows a toast. The library's own close button comes first in the HTML, so screen readers would announce it before the title. */
export function showToast(type: "success" | "error", telling: Telling): void {
  const { title, text, durationMs, close } = telling;
  const id = toast[type](title, {
    description: text,
    duration: durationMs,
    action: (
      <button
        type="button"
        data-close-button="true"
        aria-label={close}
        onClick={() => toast.dismiss(id)}
      >
        <Icon name="close" />
      </button>
    ),
  });
}

/** The toasts: bottom right, at most three, above the call bar. Rendered after hydration. */
export function Toasts({ label }: { label: string }) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!isAlive) return null;
  return createPortal(
    // The library waits under the pointer alone, so the keyboard's focus is told to it as one.
    // biome-ignore lint/a11y/noStaticElementInteractions: it passes on what happens within.
    <div onFocus={asPointer("mousemove")} onBlur={asPointer("mouseout")}>
      <Toaster
        className="toasts"
        position="bottom-right"
        theme="system"
        visibleToasts={3}
        gap={GAP_PX}
        mobileOffset={{ bottom: CALL_BAR_PX + GAP_PX }}
        // Replaces a name that the library extends by its hotkey.
        customAriaLabel={label}
        toastOptions={{ style: { width: WIDTH_PX } }}
      />
    </div>,
    document.body,
  );
}

function asPointer(type: "mousemove" | "mouseout") {
  return ({ target }: FocusEvent) => target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}
