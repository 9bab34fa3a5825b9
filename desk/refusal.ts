import type { Checked, Problem } from "./saving.ts";

type Details = {
  problems?: readonly Problem[];
  checked?: Checked;
  /** A program's own words, for a developer. */
  said?: string;
};

/** A save or a publication was refused. The message tells the owner why. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** The HTTP status, below 500, because the desk itself works. */
  readonly status: number;
  readonly details: Details;

  constructor(message: string, status = 422, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
