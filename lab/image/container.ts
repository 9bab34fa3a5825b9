/** The image, running. */
export type Container = {
  url: string;
  /** Runs a program in it; gives what it prints. */
  run: (...command: string[]) => string;
  stop: () => Promise<void>;
};
