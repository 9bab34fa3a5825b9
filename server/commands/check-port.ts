/** The first step of `npm start`: finds out that the port is taken before the site is built. */
import { createServer } from "node:net";
import { listen } from "../listen.ts";
import { loadEnvironmentFile } from "../settings/environment-file.ts";
import { settingsOf } from "../settings/settings.ts";
import { exitOnStartError } from "../start-error.ts";

// The port needs nothing of the clinic's content.
const { PORT, HOST } = settingsOf({ brandName: "", email: "" }).shape;

await exitOnStartError(async () => {
  loadEnvironmentFile();
  const server = createServer();
  const port = PORT.safeParse(process.env.PORT || undefined);
  const host = HOST.safeParse(process.env.HOST || undefined);
  // The server reports an invalid setting.
  if (port.success && host.success) await listen(server, port.data, host.data);
  server.close();
});
