/** A drawing about a single treatment, with its caption. */
export function Signature({ heading, svg }: { heading: string; svg: string }) {
  return (
    <figure className="signature">
      <figcaption className="text-subtitle">{heading}</figcaption>
      <InlineDrawing svg={svg} />
    </figure>
  );
}

/** An inlined drawing from the clinic's folder. It contains its own description. */
export function InlineDrawing({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `check-drawing.ts` has refused scripts and references.
  return <div className="drawing" dangerouslySetInnerHTML={{ __html: svg }} />;
}
