import { Drawing } from "./Drawing.tsx";

/** The drawing that is this treatment's alone, as SVG, under what it shows. */
export function Signature({ heading, drawing }: { heading: string; drawing: string }) {
  return (
    <figure className="signature">
      <figcaption className="text-subtitle">{heading}</figcaption>
      <Drawing svg={drawing} />
    </figure>
  );
}
