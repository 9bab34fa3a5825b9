import type { Advice } from "../advice.ts";
import type { Read } from "../read.ts";
import { adviseOnWords } from "./check-text.ts";
import { findCopied } from "./find-copied.ts";
import { findFormer } from "./find-former.ts";
import { findUnused } from "./find-unused.ts";
import { lookAtFiles } from "./look-at-files.ts";
import { lookAtPrivacy } from "./look-at-privacy.ts";

/** Advice for `npm run check-content`, by file and line. Advice never fails a build. @param folder the content folder */
export function advise({ sources }: Pick<Read, "sources">, folder: string): Advice[] {
  const advice: Advice[] = [
    ...sources.flatMap(adviseOnWords),
    ...findFormer({ sources, folder }),
    ...findCopied(sources),
    ...findUnused(sources),
    ...lookAtFiles(sources, folder),
    ...lookAtPrivacy(sources),
  ];
  return advice.toSorted(
    ({ place: one }, { place: other }) =>
      one.file.localeCompare(other.file) || one.line - other.line,
  );
}
