import { type FocusEvent, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster, toast } from "sonner";
import { Icon } from "../../../components/icon/Icon.tsx";

const WIDTH_PX = 356;
const GAP_PX = 14;
/** Sonner's margin on phones. */
const MARGIN_PX = 16;

type ToastContent = { title: string; text: ReactNode; durationMs: number; close: string };

/** Shows a toast, and dismisses earlier failures. Its close button is after the text. Sonner's own precedes the title, so a screen reader would announce it first. */
export function showToast(type: "success" | "error", content: ToastContent): void {
  const { title, text, durationMs, close } = content;
  for (const earlier of toast.getToasts())
    if ("type" in earlier && earlier.type === "error") toast.dismiss(earlier.id);
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
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return null;
  return createPortal(
    // Sonner pauses its timer only for the pointer, so keyboard focus is forwarded as a pointer event.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of its children.
    <div
      onFocus={asPointer("mousemove")}
      onBlurCapture={handleBlur}
      onKeyDown={({ key }) => key === "Escape" && toast.dismiss()}
    >
      <Toaster
        className="toasts"
        position="bottom-right"
        theme="system"
        visibleToasts={3}
        gap={GAP_PX}
        // Sonner would append its hotkey to a plain `containerAriaLabel`.
        customAriaLabel={label}
        // On a narrow phone as wide as the room that Sonner leaves.
        toastOptions={{ style: { width: `min(${WIDTH_PX}px, 100vw - 2 * ${MARGIN_PX}px)` } }}
      />
    </div>,
    document.body,
  );
}

const leave = asPointer("mouseout");

/** Sonner gives the focus that leaves its toasts back to where it was before them, so that Tab would go in circles. */
function handleBlur(event: FocusEvent) {
  leave(event);
  if (!event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
}

function asPointer(type: "mousemove" | "mouseout") {
  return ({ target }: FocusEvent) => target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}
