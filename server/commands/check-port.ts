/** The first step of `npm start`: fails early if the port is in use, before the build takes its time. */
import { createServer } from "node:net";
import { listen } from "../listen.ts";
import { loadEnvironmentFile } from "../settings/environment-file.ts";
import { settingsOf } from "../settings/settings.ts";
import { exitOnStartError } from "../start-error.ts";

// PORT and HOST have no defaults from the content, so an empty clinic suffices.
const { PORT, HOST } = settingsOf({ brandName: "", email: "" }).shape;

await exitOnStartError(async () => {
  loadEnvironmentFile();
  const server = createServer();
  const port = PORT.safeParse(process.env.PORT || undefined);
  const host = HOST.safeParse(process.env.HOST || undefined);
  // The server itself reports an invalid setting.
  if (port.success && host.success) await listen(server, port.data, host.data);
  server.close();
});
