/**
 * The oldest browsers in which every page can be read and navigated and the form sent. Scripts and
 * styles are lowered to what they know; what cannot be lowered needs a fallback or a guard.
 * Samsung Internet 18 has the engine of Chrome 99.
 */
export const browserFloor = ["chrome99", "firefox115", "safari15.6", "ios15.6"];
