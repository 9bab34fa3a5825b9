import { InlineDrawing } from "./InlineDrawing.tsx";

/** A drawing about a single treatment, with its caption. */
export function Signature({ heading, drawing }: { heading: string; drawing: string }) {
  return (
    <figure className="signature">
      <figcaption className="text-subtitle">{heading}</figcaption>
      <InlineDrawing svg={drawing} />
    </figure>
  );
}
