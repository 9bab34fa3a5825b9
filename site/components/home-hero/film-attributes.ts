/** What ties the hero to the script that brings its film. */
export const files = "data-film";
export const playLabel = "data-play-label";
/** On its button while the film stands still. */
export const paused = "data-paused";
