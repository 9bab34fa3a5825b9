/** Where a build is read; DIST names another folder, so that two builds can exist side by side. */
export const dist = (process.env.DIST || "dist").replace(/\/+$/, "");

/** The folder of all builds; `dist` is a link to one of them. */
export const buildsOf = (folder: string) => `${folder}.builds`;

/** Where this process writes a build, beside the finished ones. */
export const buildFolder = `${buildsOf(dist)}/building-${process.pid}`;
