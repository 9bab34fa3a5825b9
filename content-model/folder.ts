/** Where the words and facts stand; CONTENT names the folder of another clinic. */
export const contentFolder = process.env.CONTENT || "content";
