/** Where a build is read; DIST names another folder, so that two builds can stand side by side. */
export const dist = (process.env.DIST || "dist").replace(/\/+$/, "");

/** Where this process writes a build, which takes the place of `dist` when it is whole. */
export const buildFolder = `${dist}.building-${process.pid}`;
