/** A content folder with this file is that of the specification. Only there do the tests of the specification run. */
export const SPECIFIED = "AS-SPECIFIED.md";
