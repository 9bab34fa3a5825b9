import type { IncomingMessage, ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { functionPath } from "../contract/appointment-request.ts";
import type { Site } from "../site/site.ts";

type Load = <Module>(path: string) => Promise<Module>;
type Running = {
  site: Site;
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
};

export function functionsInDevelopment(): Plugin {
  return {
    name: "functions",
    apply: "serve",
    configureServer({ environments: { ssr }, httpServer, middlewares }) {
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run");
      const load: Load = (path) => ssr.runner.import(path);
      let running: Running | undefined;
      let turn: Promise<unknown> = Promise.resolve();
      /** Reopens the requests after a change of the content, so that the function offers the same services as the page. */
      const upToDate = async () => {
        const { currentSite } = await load<typeof import("../site/build/open-site.ts")>(
          "/site/build/open-site.ts",
        );
        const site = currentSite();
        if (running?.site === site) return running;
        await running?.close();
        running = undefined;
        running = await start(load, site);
        return running;
      };
      httpServer?.on("close", () => void turn.finally(() => running?.close()));
      middlewares.use((incoming, outgoing, next) => {
        if (!incoming.url?.startsWith(functionPath)) return next();
        const mine = turn.then(upToDate);
        turn = mine.catch(() => undefined);
        mine.then(({ answer }) => answer(incoming, outgoing)).catch(next);
      });
    },
  };
}

async function start(load: Load, site: Site): Promise<Running> {
  const { openRequests } = await load<typeof import("./requests.ts")>("/server/requests.ts");
  const { readSettings } = await load<typeof import("./settings/settings.ts")>(
    "/server/settings/settings.ts",
  );
  const { createLog } = await load<typeof import("./log.ts")>("/server/log.ts");
  const { answer } = await load<typeof import("./http/answer.ts")>("/server/http/answer.ts");
  const { functionContent } = await load<typeof import("../site/build/function-content.ts")>(
    "/site/build/function-content.ts",
  );
  const { fontFaces } = await load<typeof import("../site/media/font-faces.ts")>(
    "/site/media/font-faces.ts",
  );
  const { default: sheet } = await load<{ default: string }>("/site/site.css?inline");
  const content = functionContent(site.content, fontFaces(site.media) + sheet);
  const settings = readSettings(process.env, content);
  const { handle, close } = await openRequests({ settings, content }, createLog(settings.logLevel));
  return {
    site,
    answer: (incoming, outgoing) =>
      answer(
        incoming,
        outgoing,
        (request) => handle(request, incoming.socket.remoteAddress ?? ""),
        () => ({}),
      ),
    close: () => close(5000),
  };
}
