import { InlineDrawing } from "./InlineDrawing.tsx";

/** The drawing that is this treatment's alone, as SVG, under what it shows. */
export function Signature({ heading, drawing }: { heading: string; drawing: string }) {
  return (
    <figure className="signature">
      <figcaption className="text-subtitle">{heading}</figcaption>
      <InlineDrawing svg={drawing} />
    </figure>
  );
}
