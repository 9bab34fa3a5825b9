/** The view box of a drawing in pixels. Photographs may have any shape. */
export const drawingSize = { width: 1600, height: 1067 } as const;

/** How many pixels a photograph has at least across and down, so that each of its crops is sharp where it is shown. */
export const MIN_PHOTO_PX = 1000;
