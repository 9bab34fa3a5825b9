import { useState } from "react";
import type { Problem } from "../saving.ts";
import { words } from "./words.ts";

/** What the house would say otherwise. It is saved all the same, and can be waved away. */
export function Advice({ advice }: { advice: readonly Problem[] }) {
  const [waved, setWaved] = useState<readonly Problem[]>([]);
  if (advice.length === 0 || waved === advice) return null;
  return (
    <aside className="advice" aria-label={words.advice}>
      {advice.map(({ message }) => (
        <p key={message}>{message}.</p>
      ))}
      <button type="button" className="plain" onClick={() => setWaved(advice)}>
        {words.leaveIt}
      </button>
    </aside>
  );
}
