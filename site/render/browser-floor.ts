/**
 * The oldest browsers in which every page can be read and navigated, and the form can be sent. Syntax of
 * scripts and styles is compiled for them. Anything that cannot be compiled needs a fallback.
 * Samsung Internet 18 has the engine of Chrome 99.
 */
export const browserFloor = ["chrome99", "firefox115", "safari15.6", "ios15.6"];
