/** The id of the element that announces what a day chip did. Outside of the form's island, so that text written before hydration is no mismatch. */
export const DAYS_STATUS = "days-status";
