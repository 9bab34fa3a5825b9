/** Something is not saved or not published; the message says why, to the owner. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** Of the answer, below 500: nothing is wrong with the desk. */
  readonly status: number;

  constructor(message: string, status = 422) {
    super(message);
    this.status = status;
  }
}
