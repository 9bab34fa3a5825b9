/** The content folder; CONTENT names another clinic's. */
export const contentFolder = process.env.CONTENT || "content";
