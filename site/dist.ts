/** Where a build is read; DIST names another folder, so that two builds can exist side by side. */
export const dist = (process.env.DIST || "dist").replace(/\/+$/, "");

/** Where this process writes a build, which replaces `dist` when it is complete. */
export const buildFolder = `${dist}.building-${process.pid}`;
