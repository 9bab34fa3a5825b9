/** Where a build is written and read; DIST names another folder, so that two builds can stand side by side. */
export const dist = process.env.DIST || "dist";
