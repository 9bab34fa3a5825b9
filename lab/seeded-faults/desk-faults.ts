import type { SeededFault } from "./seeded-fault.ts";

const desk = (project: string, test: string) =>
  `vitest run --config desk/vitest.config.ts --project ${project} ${test}`;

export const deskFaults: readonly SeededFault[] = [
  {
    name: "desk: an older mistake blocks every save",
    file: "desk/server/check.ts",
    find: "!today.has(identity(mistake))",
    replace: "today.size > 0",
    noticedBy: desk("desk-unit", "desk/server/check.test.ts"),
  },
  {
    name: "desk: a restart puts published words over saved ones",
    file: "desk/publish/publisher.ts",
    find: "if (isSent && saved.files.length > 0)",
    replace: "if (isSent || saved.files.length > 0)",
    noticedBy: desk("desk", 'desk/test/publishing-until-live.test.ts -t "keeps what was saved"'),
  },
];
