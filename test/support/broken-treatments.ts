/** A change of a content file. A string replaces the first line with the same field; a function that returns undefined removes the file. */
export type Change = string | ((text: string) => string | undefined);

/** Mistakes by file: a name, the change, and the expected error from its line on. */
export type Broken = Readonly<Record<string, readonly (readonly [string, Change, RegExp])[]>>;

/** Mistakes in the fixture's treatments and concerns. */
export const brokenTreatments: Broken = {
  "treatments/facial": [
    [
      "a first moment that is not 0 days",
      "time: 2 hours",
      / recovery\.moments\[0\]\.time: .* expected 0 days/,
    ],
    [
      "moments out of order",
      (text) => text.replace("- time: 1 day\n", "- time: 0 days\n"),
      / recovery\.moments\[1\]\.time: is “0 days”, expected more than the moment before$/,
    ],
    [
      "a time that cannot be read",
      (text) => text.replace("- time: 1 day\n", "- time: tomorrow\n"),
      / recovery\.moments\[1\]\.time: is “tomorrow”, expected a time such as 0 days/,
    ],
    [
      "a permission from a time that is no moment",
      (text) => text.replace(/(makeup:\n {6}from:) .*/, "$1 3 weeks"),
      / recovery\.allowed\.makeup\.from: is “3 weeks”, expected the time of one of the moments/,
    ],
    [
      "a permission without time and condition",
      (text) => text.replace(/work:\n {6}from: .*/, "work: {}"),
      / recovery\.allowed\.work: is a group of fields, expected a time, a condition or both$/,
    ],
    [
      "days after that contradict the recovery",
      "daysAfter: Red for 5 days",
      / facts\.daysAfter: .* expected only times that `recovery` has$/,
    ],
    [
      "an unknown team member",
      (text) => text.replace(/(givenBy:\n {4}- member: .*)/, "$1x"),
      / provenance\.givenBy\[0\]\.member: there is no member “.*”; the nearest is “/,
    ],
  ],
  "treatments/peel": [
    [
      "a sample that is not among the variables",
      (text) => `sample:\n  - variables.nothing\n${text}`,
      / sample\[0\]: there is no field “variables\.nothing” in this file$/,
    ],
    [
      "a concern that has no file",
      (text) => text.replace(/^concerns:\n/m, "$&  - dulness\n"),
      / concerns\[0\]: there is no concern “dulness”; the nearest is “dullness”$/,
    ],
    [
      "a number of visits beside the variable for it",
      "answer: We plan 3 to 6 visits.",
      / faqs\[0\]\.answer: says “3 to 6 visits”, expected \{winterCourse\}: /,
    ],
  ],
  "concerns/dullness": [
    [
      "a reason for a treatment that does not name the concern",
      "treatment: laser",
      / mayHelp\.reasons\[0\]\.treatment: treatments\/laser\.yaml does not name “dullness”/,
    ],
    [
      "two reasons for one treatment",
      (text) => text.replace("- treatment: facial", "- treatment: peel"),
      / mayHelp\.reasons\[1\]\.treatment: “peel” already has a sentence here$/,
    ],
  ],
};
