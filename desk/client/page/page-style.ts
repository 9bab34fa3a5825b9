/** The outlines of editable elements, added to the draft's pages. */
export const pageStyle = `
[data-desk] { cursor: text; }
img[data-desk] { cursor: pointer; }
[data-desk]:hover {
  outline: 2px dashed var(--color-terracotta);
  outline-offset: 4px;
}
[data-desk]:focus-visible {
  outline: 3px solid var(--color-terracotta-deep);
  outline-offset: 4px;
}
[data-desk-open] {
  outline: 3px solid var(--color-terracotta-deep) !important;
  outline-offset: 4px;
}
/* The film would play over a picture that is being chosen. A film that is being chosen, of the file "business", is shown. */
picture:has([data-desk-open]:not([data-desk-open="business"])) ~ :is(video, [data-island]) { display: none; }
dialog:not(:modal) { position: fixed; inset: 0; z-index: 99; }
@media (width < 60rem) {
  /* The page's last elements must stay above the sheet, whose height phone.css sets. */
  [data-desk-covered] body { padding-bottom: 85vh; }
  dialog:not(:modal) { margin-top: 0; }
}`;
