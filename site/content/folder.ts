/** The content folder; CONTENT names another one, such as the desk's draft. */
export const contentFolder = process.env.CONTENT || "content";
