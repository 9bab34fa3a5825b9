/** What every master is: `media/stills/NAME.jpg`, from which the build makes all sizes. */
export const masterSize = { width: 1600, height: 1067 } as const;
