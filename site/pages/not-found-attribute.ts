/** Marks the page of unknown addresses for the script that reports it. */
export const notFoundAttribute = "data-not-found";
