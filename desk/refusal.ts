import type { Problem } from "./saving.ts";

type Details = {
  /** The HTTP status, below 500, because the desk itself works. */
  status?: number;
  problems?: readonly Problem[];
  /** The current value of a field that somebody else changed meanwhile. */
  now?: unknown;
  /** A program's own words, for a developer. */
  said?: string;
};

/** A save or a publication was refused. The message tells the owner why. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly details: Omit<Details, "status">;

  constructor(message: string, given: number | Details = {}) {
    super(message);
    const { status = 422, ...details } = typeof given === "number" ? { status: given } : given;
    this.status = status;
    this.details = details;
  }
}
