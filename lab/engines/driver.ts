/** The interface of a browser for the journeys, over any protocol. Selectors are CSS. */
export type Driver = {
  name: string;
  resize: (width: number, height: number) => Promise<void>;
  go: (url: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Evaluates an expression in the page, and awaits its promise. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The console errors and uncaught errors since the last call. */
  errors: () => Promise<string[]>;
  close: () => Promise<unknown>;
};
