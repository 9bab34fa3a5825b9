/** `npm run edit`: starts the desk, by default for this computer only. */
import { createServer } from "vite";
import { StartError } from "../server/start-error.ts";
import { contentFolder } from "../site/content/folder.ts";
import { newMistakes } from "./check.ts";
import { buildClient } from "./server/build-client.ts";
import { deskPlugin } from "./server/desk-plugin.ts";
import { readDeskSettings } from "./server/desk-settings.ts";

process.once("uncaughtException", (error) => {
  console.error(error instanceof StartError || "syscall" in error ? error.message : error);
  process.exit(1);
});

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
await server.listen();
const address = `${url ?? `http://${host}:${server.config.server.port}`}/desk`;
console.log(`The desk: ${address}\nControl and C end it.`);
// Parses the files and compiles the code before the first save.
newMistakes([], contentFolder);
