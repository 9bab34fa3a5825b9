import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster } from "sonner";

const WIDTH_PX = 356;
const GAP_PX = 14;
const CALL_BAR_PX = 66;

/** The toasts: bottom right, at most three, above the call bar. Rendered after hydration. */
export function Toasts({ label }: { label: string }) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!isAlive) return null;
  return createPortal(
    <Toaster
      className="toasts"
      position="bottom-right"
      theme="system"
      visibleToasts={3}
      gap={GAP_PX}
      closeButton
      mobileOffset={{ bottom: CALL_BAR_PX + GAP_PX }}
      // Replaces a name that the library extends by its hotkey.
      customAriaLabel={label}
      toastOptions={{ style: { width: WIDTH_PX } }}
    />,
    document.body,
  );
}
