/** The server cannot start as it is set up. The message is one line that names what to change. */
export class StartError extends Error {
  override name = "StartError";
}

/** Ends the process with that line where `start` rejects with a StartError. */
export async function exitOnStartError(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
