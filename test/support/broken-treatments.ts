/** A change of a file's text; undefined removes the file. A line takes the place of the first one of its field. */
export type Change = string | ((text: string) => string | undefined);

/** Mistakes of treatments and concerns in the second clinic: by file, how each is made and what is said from its line on. */
export const brokenTreatments: Record<string, readonly [string, Change, RegExp][]> = {
  "treatments/dermaplanage": [
    [
      "a first day that is none",
      "time: 2 hours",
      / recovery\.moments\[0\]\.time: .* expected 0 days/,
    ],
    [
      "moments out of order",
      (text) => text.replace("time: 1 jour\n", "time: 0 days\n"),
      / recovery\.moments\[1\]\.time: is “0 days”, expected more than the moment before$/,
    ],
    [
      "a time that cannot be read",
      (text) => text.replace("time: 1 jour\n", "time: tomorrow\n"),
      / recovery\.moments\[1\]\.time: is “tomorrow”, expected a time such as 0 days/,
    ],
    [
      "a permission at no moment",
      (text) => text.replace(/(makeup:\n {6}from:) .*/, "$1 3 weeks"),
      / recovery\.allowed\.makeup\.from: is “3 weeks”, expected the time of one of the moments/,
    ],
    [
      "a permission without time and condition",
      (text) => text.replace(/work:\n {6}from: .*/, "work: {}"),
      / recovery\.allowed\.work: is a group of fields, expected a time, a condition or both$/,
    ],
    [
      "a downtime that the days after do not have",
      "downtime: Rose pendant 5 jours",
      / facts\.downtime: .* expected no time that the days after \(recovery\) do not have$/,
    ],
    [
      "a member of the team who is gone",
      (text) => text.replace(/(givenBy:\n {4}- member: .*)/, "$1x"),
      / provenance\.givenBy\[0\]\.member: there is no member “.*”; the nearest is “/,
    ],
  ],
  "treatments/micro-aiguilletage": [
    [
      "a concern that has no file",
      (text) => text.replace(/^concerns:\n/m, "$&  - textures\n"),
      / concerns\[0\]: there is no concern “textures”; the nearest is “texture”$/,
    ],
  ],
  "concerns/texture": [
    [
      "a reason for a treatment that does not name the concern",
      "treatment: microcourant",
      / mayHelp\.reasons\[0\]\.treatment: treatments\/microcourant\.yaml does not name “texture”/,
    ],
    [
      "two reasons for one treatment",
      (text) => text.replace("- treatment: soin-lumiere", "- treatment: micro-aiguilletage"),
      / mayHelp\.reasons\[1\]\.treatment: “micro-aiguilletage” has a sentence here already$/,
    ],
  ],
};
