/** Names the photo whose colour its place has until it arrives; a build writes the rule. */
export const photo = "data-photo";
