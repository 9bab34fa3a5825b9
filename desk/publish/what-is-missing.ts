import { liveSettings } from "./go-live.ts";
import { destination, NO_DESTINATION, rejectingFolder } from "./publish-to.ts";

const NO_ADDRESS =
  "The desk does not know where visitors see the website, so it cannot tell when your changes are live. Whoever looks after the website starts it on this computer (npm start), or writes its address into the file .env (SITE_URL=https://www.your-clinic.ca).";

/** The setting without which a publication cannot end live, in a sentence. The desk shows it before the first change. */
export async function whatIsMissing(folder: string): Promise<string | undefined> {
  const to = await destination(folder);
  if (!to) return NO_DESTINATION;
  const place = await rejectingFolder(folder, to);
  if (place) {
    return `The folder to which the desk publishes does not accept changes yet. Whoever looks after the website types once: git -C ${place} config receive.denyCurrentBranch updateInstead`;
  }
  const { address, command } = await liveSettings(folder);
  return address || command ? undefined : NO_ADDRESS;
}
