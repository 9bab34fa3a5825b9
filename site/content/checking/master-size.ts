/** The least a master is, and the shape of all: `media/stills/NAME.jpg`, from which the build makes every size. */
export const masterSize = { width: 1600, height: 1067 } as const;
