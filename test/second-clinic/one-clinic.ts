/** The tag of tests of what is the same code with other words, or of a site of its own: `npm run test:second-clinic` leaves them out. */
export const oneClinic = "@one-clinic";
