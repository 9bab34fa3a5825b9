import { type ReactNode, useEffect, useRef } from "react";
import { words } from "./publishing-words.ts";
import type { WayBack } from "./use-way-back.ts";

type UndoProps = { back: WayBack; failure: string; children?: ReactNode };

/** Says what was done or refused, with the way back. */
export function Undo({ back: { said, undo }, failure, children }: UndoProps) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (said) place.current?.focus();
  }, [said]);
  return (
    <div className="told" ref={place} tabIndex={-1}>
      <p role="status">{said}</p>
      {failure && <p role="alert">{failure}</p>}
      {said && undo && (
        <div className="row">
          {children}
          <button type="button" onClick={undo}>
            {words.undo}
          </button>
        </div>
      )}
    </div>
  );
}
