/** The first step of `npm start`: a port that is taken is found before the site is built, and not after. */
import { createServer } from "node:net";
import { listen } from "../listen.ts";
import { settingsOf } from "../settings/config.ts";
import { loadEnvironmentFile } from "../settings/environment-file.ts";
import { exitOnStartError } from "../start-error.ts";

// What it takes from a clinic has no part in this.
const { PORT, HOST } = settingsOf({ brandName: "", email: "" }).shape;

await exitOnStartError(async () => {
  loadEnvironmentFile();
  const server = createServer();
  const port = PORT.safeParse(process.env.PORT || undefined);
  const host = HOST.safeParse(process.env.HOST || undefined);
  // A setting that cannot be used is the server's to tell.
  if (port.success && host.success) await listen(server, port.data, host.data);
  server.close();
});
