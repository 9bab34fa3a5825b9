/** The environment in which the second clinic is built and tested. */
export const secondClinic = {
  ...process.env,
  CONTENT: "test/second-clinic/content",
  DIST: "test/output/second-clinic",
};
