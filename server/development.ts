import type { IncomingMessage, ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { functionPath } from "../contract/appointment-request.ts";

type Running = {
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
};

export function functionsInDevelopment(): Plugin {
  return {
    name: "functions",
    apply: "serve",
    configureServer({ environments: { ssr }, httpServer, middlewares }) {
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run");
      const load = <Module>(path: string) => ssr.runner.import<Module>(path);
      let functions: Promise<Running> | undefined;
      httpServer?.on("close", () => void functions?.then(({ close }) => close()));
      middlewares.use((incoming, outgoing, next) => {
        if (!incoming.url?.startsWith(functionPath)) return next();
        // Not with Vite's configuration, which would start anew with every edit of the content.
        functions ??= start(load);
        functions.then(({ answer }) => answer(incoming, outgoing)).catch(next);
      });
    },
  };
}

async function start(load: <Module>(path: string) => Promise<Module>): Promise<Running> {
  const { createFunctions } = await load<typeof import("./app.ts")>("/server/app.ts");
  const { readConfig } = await load<typeof import("./settings/config.ts")>(
    "/server/settings/config.ts",
  );
  const { createLog } = await load<typeof import("./log.ts")>("/server/log.ts");
  const { answerFunction } = await load<typeof import("./http/http.ts")>("/server/http/http.ts");
  const { functionContent } = await load<typeof import("../site/function-content.ts")>(
    "/site/function-content.ts",
  );
  const content = functionContent();
  const config = readConfig(process.env, content);
  const log = createLog(config.logLevel);
  const { handle, close } = await createFunctions(config, { content, log });
  const functions = (request: Request, { socket }: IncomingMessage) =>
    handle(request, socket.remoteAddress ?? "");
  return {
    answer: (incoming, outgoing) =>
      answerFunction({ functions, headersFor: () => [] }, incoming, outgoing),
    close: () => close(5000),
  };
}
