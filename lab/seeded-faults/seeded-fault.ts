export type SeededFault = {
  /** What a visitor, the owner or the clinic would mind. */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The command that fails. */
  noticedBy: string;
};

export const unit = (file: string) => `vitest run --project unit ${file}`;
export const system = (file: string) => `vitest run --project system ${file}`;
export const built = (file: string) => `vitest run --project built ${file}`;
export const browser = (file: string, title: string) => `playwright test ${file} -g "${title}"`;
