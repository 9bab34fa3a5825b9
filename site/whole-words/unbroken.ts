/** What stays on one line: "under-eye", "6–8" and "(905) 555-0142". */
export const UNBROKEN = /((?:\p{L}+-)+\p{L}+|\d+–\d+|\(\d+\) \d+-\d+)/u;

/** A class of the stylesheet, because an invisible character in the text would be copied and searched with it. */
export const WHOLE_WORD = "whole-word";
