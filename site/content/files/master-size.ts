/** The minimum size of a master in pixels. All masters have this aspect ratio. The build scales every picture from its master. */
export const masterSize = { width: 1600, height: 1067 } as const;
