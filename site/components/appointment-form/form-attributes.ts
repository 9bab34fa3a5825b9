/** Attributes that connect the form's HTML to the script that hydrates it. */
export const island = "data-island";
export const props = "data-props";
