/** The server cannot start with these settings. Each line of the message names a setting or a command. */
export class StartError extends Error {
  override name = "StartError";
}

/** Prints the message and exits with 1 if `start` rejects with a StartError. */
export async function exitOnStartError(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
