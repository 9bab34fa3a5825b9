/** Marks the dialog that the script opens. */
export const promotionAttribute = "data-promotion";
