import { once } from "node:events";
import type { Server } from "node:net";
import { StartError } from "./start-error.ts";

/** Resolves once the server listens. @throws StartError if the port is in use or not permitted */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const isInUse = code === "EADDRINUSE";
    const problem = isInUse ? "is in use" : `cannot be listened on (${code})`;
    throw new StartError(`${isInUse ? "PORT" : "HOST, PORT"}: ${host}:${port} ${problem}`, {
      cause,
    });
  }
}
