/** Attributes that connect the parts of a carousel to its scripts. */
export const options = "data-carousel";
export const media = "data-media";
export const viewport = "data-carousel-viewport";
export const row = "data-carousel-row";
export const status = "data-carousel-status";
export const pause = "data-carousel-pause";
export const arrow = "data-carousel-arrow";
export const dot = "data-carousel-dot";
