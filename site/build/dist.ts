/** Where a build is read; DIST names another folder, so that two builds can exist side by side. */
export const dist = (process.env.DIST || "dist").replace(/\/+$/, "");

/** Where this process writes a build, among the finished ones; `dist` is a link to one of these. */
export const buildFolder = `${dist}.releases/building-${process.pid}`;
