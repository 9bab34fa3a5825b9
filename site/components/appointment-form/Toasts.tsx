import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster } from "sonner";

const WIDTH_PX = 356;
const GAP_PX = 14;
const CALL_BAR_PX = 66;

/** The place of the toasts: bottom right, three at most, above the call bar. Rendered once the page is alive. */
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
      // In the place of a name with the library’s hotkey behind it.
      customAriaLabel={label}
      toastOptions={{ style: { width: WIDTH_PX } }}
    />,
    document.body,
  );
}
