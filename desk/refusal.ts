/** Something is not saved or not published; the message says why, to the owner. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
