/** `npm run edit`: starts the desk, by default for this computer only. */
import { createServer } from "vite";
import { StartError } from "../server/start-error.ts";
import { contentFolder } from "../site/content/folder.ts";
import { newMistakes } from "./check.ts";
import { buildClient } from "./server/build-client.ts";
import { deskPlugin } from "./server/desk-plugin.ts";
import { readDeskSettings } from "./server/desk-settings.ts";

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
// Parses the files and compiles the code before the first save.
newMistakes([], contentFolder);

/** @throws StartError */
async function start(): Promise<void> {
  const settings = readDeskSettings(process.env);
  const { host, port, url } = settings;
  const server = await createServer({
    server: {
      host,
      port,
      // No other origin may read a page, which contains the key, or Vite's own responses.
      cors: false,
      // The desk itself updates the page after a save.
      ws: false,
      hmr: false,
      // The guard checks the host, and explains a refusal in a sentence.
      allowedHosts: true,
      open: !url && !process.env.CI && process.stdout.isTTY && "/desk",
    },
    plugins: [deskPlugin({ folder: contentFolder, client: await buildClient(), settings })],
  });
  await server.listen().catch((cause: NodeJS.ErrnoException) => {
    const problem = `${host}:${port} cannot be listened on (${cause.code})`;
    throw new StartError(`DESK_HOST, DESK_PORT: ${problem}`, { cause });
  });
  const address = `${url ?? `http://${host}:${server.config.server.port}`}/desk`;
  console.log(`The desk: ${address}\nControl and C end it.`);
}
