/** What stays on one line: "under-eye", "6–8" and "(905) 555-0142". */
export const UNBROKEN = /((?:\p{L}+-)+\p{L}+|\d+–\d+|\(\d+\) \d+-\d+)/u;

/** The narrowest column, 146 px on a phone of 320, has room for this many letters. A longer word may break. */
export const MOST_LETTERS = 16;

/** A class of the stylesheet, because an invisible character in the text would be copied and searched with it. */
export const WHOLE_WORD = "whole-word";
