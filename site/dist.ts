/** Where a build is read; DIST names another folder, so that two builds can exist side by side. */
export const dist = (process.env.DIST || "dist").replace(/\/+$/, "");

/** The last builds, each in a folder of its own; `dist` is a link to the one that is served. */
export const releases = `${dist}.releases`;

/** Where this process writes a build. */
export const buildFolder = `${releases}/building-${process.pid}`;
