/** `npm run edit`: the desk around the draft's pages, on this computer alone unless a setting says otherwise. */
import { createServer } from "vite";
import { contentFolder } from "../site/content/folder.ts";
import { whatIsMissing } from "./publish/what-is-missing.ts";
import { buildClient } from "./server/build-client.ts";
import { newMistakes } from "./server/check.ts";
import { deskPlugin } from "./server/desk-plugin.ts";
import { type DeskSettings, readDeskSettings } from "./server/desk-settings.ts";

const settings = settingsOrEnd();
const { host, port, url } = settings;
const server = await createServer({
  server: {
    host,
    port,
    // No other origin may read a page, which carries the key, nor what Vite itself answers.
    cors: false,
    // The desk brings what was saved into the page by itself.
    ws: false,
    hmr: false,
    // The desk asks for it before all else, and says so in a sentence.
    allowedHosts: true,
    open: !url && !process.env.CI && process.stdout.isTTY && "/desk",
  },
  plugins: [deskPlugin({ folder: contentFolder, client: await buildClient(), settings })],
});
await server.listen();
const address = `${url ?? `http://${host}:${server.config.server.port}`}/desk`;
const missing = await whatIsMissing(contentFolder);
if (missing) console.log(missing);
console.log(`The desk: ${address}\nControl and C end it.`);
// The first save finds the files read and the code warm.
newMistakes([], contentFolder);

function settingsOrEnd(): DeskSettings {
  try {
    return readDeskSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
