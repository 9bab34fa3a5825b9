/** A drawing of the clinic, checked by `site/content/checking/check-drawing.ts`; its title and text are its own. */
export function InlineDrawing({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the clinic's, checked as it is read.
  return <div className="drawing" dangerouslySetInnerHTML={{ __html: svg }} />;
}
