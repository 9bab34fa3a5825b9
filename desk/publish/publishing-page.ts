import { checkWebsite } from "./check-website.ts";
import { publish, unpublishedChanges } from "./publish.ts";
import { unusedPictures } from "./unused-pictures.ts";

/** What the desk's publishing window asks for: GET says what waits, POST publishes it. */
export async function answerAboutPublishing(method: string, folder: string): Promise<object> {
  if (method === "POST") return { outcome: await publish(folder, checkWebsite) };
  return { ...(await unpublishedChanges(folder)), unused: unusedPictures(folder) };
}
