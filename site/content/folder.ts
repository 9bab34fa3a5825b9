/** The content folder. The environment variable CONTENT sets another one, such as the desk's draft. */
export const contentFolder = process.env.CONTENT || "content";
