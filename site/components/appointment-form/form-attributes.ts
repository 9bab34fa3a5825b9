/** What ties the form's HTML to the script that wakes it. */
export const island = "data-island";
export const props = "data-props";
