import type { IncomingMessage, ServerResponse } from "node:http";
import { functionContent } from "../../site/build/function-content.ts";
import stylesheet from "../../site/site.css?inline";
import type { Site } from "../../site/site.ts";
import { respondWith } from "../http/node-adapter.ts";
import { createLog } from "../log.ts";
import { openRequests } from "../requests.ts";
import { readSettings } from "../settings/settings.ts";

export { currentSite } from "../../site/build/open-site.ts";

export type DevelopmentRequests = Awaited<ReturnType<typeof openDevelopmentRequests>>;

/** Opens the outbox and the function for one state of the content. */
export async function openDevelopmentRequests(site: Site) {
  const content = functionContent(site.content, stylesheet);
  const settings = readSettings(process.env, content);
  const { handle, close } = await openRequests({ settings, content }, createLog(settings.logLevel));
  return {
    site,
    respond: (incoming: IncomingMessage, outgoing: ServerResponse) =>
      respondWith((request) => handle(request, incoming.socket.remoteAddress ?? ""), {
        incoming,
        outgoing,
      }),
    close: () => close(5000),
  };
}
