/** `npm run edit`: the desk and, beside it, the site, on this computer alone. */
import { spawn } from "node:child_process";
import { createServer } from "vite";
import { contentFolder } from "../content-model/folder.ts";
import { besideTheEditor } from "./beside-the-editor.ts";
import { newMistakes } from "./check.ts";
import { deskServer } from "./desk-server.ts";
import { needPackages } from "./packages.ts";

const HOST = "127.0.0.1";
const PORT = Number(process.env.DESK_PORT ?? 4000);
const SITE_PORT = Number(process.env.PORT ?? 3000);

needPackages();
const site = await createServer({
  server: { port: SITE_PORT, host: HOST, cors: false },
  plugins: [besideTheEditor()],
});
await site.listen();
const siteAddress = addressOf(site.config.server.port);
const desk = await createServer({
  configFile: `${import.meta.dirname}/vite.config.ts`,
  server: { port: PORT, host: HOST },
  plugins: [deskServer({ folder: contentFolder, site: siteAddress })],
});
await desk.listen();
const address = addressOf(desk.config.server.port);
console.log(`The desk: ${address}\nThe site: ${siteAddress}\nControl and C end both.`);
if (!process.env.CI && process.stdout.isTTY) openInBrowser(address);
// The first save finds the files read and the code warm.
newMistakes([], contentFolder);

function addressOf(port: number | undefined): string {
  return `http://${HOST}:${port}`;
}

function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };
  const opener = spawn(openers[process.platform] ?? "xdg-open", [address], { stdio: "ignore" });
  // The address stands in the terminal, too.
  opener.on("error", () => {});
}
