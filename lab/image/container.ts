/** A running image. */
export type Container = {
  url: string;
  /** Runs a program in the container. Returns its output. */
  run: (...command: string[]) => string;
  stop: () => Promise<void>;
};
