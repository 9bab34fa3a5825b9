/** What the journeys need of a browser, whichever drives it. Selectors are CSS. */
export type Driver = {
  name: string;
  resize: (width: number, height: number) => Promise<void>;
  go: (url: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Runs an expression in the page; gives what its promise gives. */
  evaluate: (expression: string) => Promise<unknown>;
  /** What the console said of errors, and errors that nothing caught, since the last call. */
  errors: () => Promise<string[]>;
  close: () => Promise<unknown>;
};
