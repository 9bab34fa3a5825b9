/** The gallery's filter that shows every picture, also without being among a picture's tags. */
export const ALL = "all";
