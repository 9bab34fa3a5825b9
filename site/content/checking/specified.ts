/** Marks the clinic that the specification describes: its own numbers are tested there alone. */
export const SPECIFIED = "AS-SPECIFIED.md";
