import type { Plugin } from "vite";
import { functionPath } from "../../contract/appointment-request.ts";
import { respondWith } from "../../server/http/node-adapter.ts";
import { createLog } from "../../server/log.ts";
import { openRequests } from "../../server/requests.ts";
import { readSettings } from "../../server/settings/settings.ts";
import { contentFolder } from "../content/folder.ts";
import { readContent } from "../content/read.ts";
import { functionContent } from "./function-content.ts";

const STOP_TIMEOUT_MS = 5000;
/** The stylesheet of the form page, which a build inlines. */
const STYLES = '@import "/site/site.css";';

/** In development: handles the form's requests, with the content as it was at the first request. */
export function functionsInDevelopment(): Plugin {
  return {
    name: "functions",
    apply: "serve",
    configureServer({ httpServer, middlewares }) {
      let opened: ReturnType<typeof open> | undefined;
      httpServer?.on("close", () => void opened?.then(({ close }) => close(STOP_TIMEOUT_MS)));
      middlewares.use((incoming, outgoing, next) => {
        if (!incoming.url?.startsWith(functionPath)) return next();
        opened ??= open().catch((error) => {
          opened = undefined;
          throw error;
        });
        const address = incoming.socket.remoteAddress ?? "";
        opened
          .then(({ handle }) =>
            respondWith((request) => handle(request, address), { incoming, outgoing }),
          )
          .catch(next);
      });
    },
  };
}

async function open() {
  const content = functionContent(readContent(contentFolder), STYLES);
  const settings = readSettings(process.env, content);
  const requests = await openRequests({ settings, content }, createLog(settings.logLevel));
  requests.deliver();
  return requests;
}
