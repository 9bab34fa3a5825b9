/** Holds, as JSON, what the script works out from it whether the door is open. */
export const openNowAttribute = "data-open-now";
