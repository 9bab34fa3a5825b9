import type { Problem } from "../saving.ts";

type Details = {
  /** Of the answer, below 500: nothing is wrong with the desk. */
  status?: number;
  problems?: readonly Problem[];
  /** What stands in a field, where it was changed elsewhere meanwhile. */
  now?: unknown;
};

/** Something is not saved or not published; the message says why, to the owner. */
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
