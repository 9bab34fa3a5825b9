/**
 * What only the clinic's owner can settle. An answer is who said so and when, as
 * in "M. Sorrel, 2027-01-15"; null is a question still open. `npm run launch-check`
 * fails while any is.
 */
export const answers = {
  hours: null,
  healthCanada: null,
  reviews: null,
  treatmentWords: null,
  map: null,
  socialAccounts: null,
  privacy: null,
  mailRecords: null,
} satisfies Record<string, string | null> as Record<string, string | null>;
