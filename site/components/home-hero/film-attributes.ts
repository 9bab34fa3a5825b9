/** Attributes that connect the hero to the script that loads its film. */
export const files = "data-film";
export const playLabel = "data-play-label";
/** The button's label while the film is paused. */
export const paused = "data-paused";
