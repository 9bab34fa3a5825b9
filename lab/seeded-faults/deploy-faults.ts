import { built, type SeededFault, unit } from "./seeded-fault.ts";

/** Faults in what is checked before a launch, exported and hosted elsewhere. */
export const deployFaults: readonly SeededFault[] = [
  {
    name: "launch: the site is ready to launch without a mail server",
    file: "deploy/launch-check/check.ts",
    find: "samples.length + settings.length",
    replace: "samples.length",
    noticedBy: unit("deploy/launch-check/ready-to-launch.test.ts"),
  },
  {
    name: "launch: a form is exported that no function answers",
    file: "deploy/export/export.ts",
    find: "  process.exit(1);\n",
    replace: "",
    noticedBy: built("test/deploy/export.test.ts"),
  },
  {
    name: "header: the form may not be posted to an external function",
    file: "site/build/content-security-policy.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    find: "`form-action 'self'${functions}`",
    replace: "`form-action 'self'`",
    noticedBy: unit("site/build/content-security-policy.test.ts"),
  },
];
