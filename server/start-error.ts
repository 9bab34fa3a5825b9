/** The server cannot start with these settings. Each line of the message names a setting or a command. */
export class StartError extends Error {
  override name = "StartError";
}
