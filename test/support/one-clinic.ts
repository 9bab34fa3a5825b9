/** The tag of tests that lean on the sample clinic, or bring a site of their own: a run over another content leaves them out. */
export const oneClinic = "@one-clinic";
