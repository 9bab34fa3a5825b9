/** Names the photo whose colour is the placeholder; the build writes the rule. */
export const photo = "data-photo";
