import { useEffect, useState } from "react";

type EntranceProps = { label: string; startsOpen: boolean; onEnter: () => void };

/** Lies over a frame, so that the page scrolls past it. A press opens it, and the page's next scroll closes it. */
export function Entrance({ label, startsOpen, onEnter }: EntranceProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    addEventListener("scroll", close, { once: true, passive: true });
    return () => removeEventListener("scroll", close);
  }, [isOpen]);
  if (isOpen) return null;
  const enter = () => {
    setOpen(true);
    // After the key press, because Firefox loses a focus that moves into a frame during it.
    setTimeout(onEnter);
  };
  return (
    <button type="button" className="embed-entrance" onClick={enter}>
      <span>{label}</span>
    </button>
  );
}
