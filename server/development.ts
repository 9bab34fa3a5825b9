import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { functionPath } from "../contract/appointment-request.ts";
import type { Functions } from "./app.ts";

/** In development the form posts to the real function: outbox and delivery as configured, a Maildir by default. */
export function functionsInDevelopment(): Plugin {
  return {
    name: "functions",
    apply: "serve",
    configureServer(server) {
      let functions: Promise<Functions> | undefined;
      server.httpServer?.on("close", () => void functions?.then(({ close }) => close()));
      server.middlewares.use((incoming, outgoing, next) => {
        if (!incoming.url?.startsWith(functionPath)) return next();
        functions ??= startFunctions(server);
        const answer = async (request: Request) => {
          const address = incoming.socket.remoteAddress ?? "";
          const answered = await (await functions)?.handle(request, address);
          return answered ?? new Response(null, { status: 404 });
        };
        load(server, "server/http/http")
          .then(({ answerFunction }) =>
            answerFunction({ functions: answer, headersFor: () => [] }, incoming, outgoing),
          )
          .catch(next);
      });
    },
  };
}

async function startFunctions(server: ViteDevServer): Promise<Functions> {
  const [{ createFunctions }, { readConfig }, { createLog }, { functionContent }] =
    await Promise.all([
      load(server, "server/app"),
      load(server, "server/settings/config"),
      load(server, "server/log"),
      load(server, "site/function-content"),
    ]);
  const content = functionContent();
  const config = readConfig(process.env, content);
  return createFunctions(config, { content, log: createLog(config.logLevel) });
}

type Modules = {
  "server/app": typeof import("./app.ts");
  "server/settings/config": typeof import("./settings/config.ts");
  "server/log": typeof import("./log.ts");
  "server/http/http": typeof import("./http/http.ts");
  "site/function-content": typeof import("../site/function-content.ts");
};

/** With the first post, and not with Vite's configuration: that would start anew with every edit of the content. */
async function load<Name extends keyof Modules>(
  { environments: { ssr } }: ViteDevServer,
  name: Name,
): Promise<Modules[Name]> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run");
  return ssr.runner.import(`/${name}.ts`);
}
