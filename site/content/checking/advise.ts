import type { Advice } from "../advice.ts";
import type { Read } from "../read.ts";
import { adviseOnWords } from "./check-text.ts";
import { findCopied } from "./find-copied.ts";
import { findFormer } from "./find-former.ts";
import { findUnused } from "./find-unused.ts";
import { lookAtFiles } from "./look-at-files.ts";
import { lookAtPrivacy } from "./look-at-privacy.ts";

type Sources = Pick<Read, "sources"> & {
  /** The names of the files that cannot be read. */
  unread?: readonly string[];
};

/** Advice for `npm run check-content`, by file and line. Advice never fails a build. @param folder the content folder */
export function advise({ sources, unread = [] }: Sources, folder: string): Advice[] {
  const advice: Advice[] = [
    ...sources.flatMap(adviseOnWords),
    ...findCopied(sources),
    ...lookAtPrivacy(sources),
  ];
  // A treatment or a picture that only a file names that cannot be read would seem to be missing or unused.
  if (unread.length === 0)
    advice.push(
      ...findFormer({ sources, folder }),
      ...findUnused(sources),
      ...lookAtFiles(sources, folder),
    );
  return advice.toSorted(
    ({ place: one }, { place: other }) =>
      one.file.localeCompare(other.file) || one.line - other.line,
  );
}
