/** The server cannot start as it is set up. The message is one line that names what to change. */
export class StartError extends Error {
  override name = "StartError";
}
