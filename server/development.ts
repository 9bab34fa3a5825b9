import type { Plugin } from "vite";
import { functionPath } from "../contract/appointment-request.ts";
import { createFunctions } from "./app.ts";
import { readConfig } from "./config.ts";
import { answerFunction } from "./http.ts";

/** In development the form posts to the real function: outbox and delivery as configured, a Maildir by default. */
export function functionsInDevelopment(): Plugin {
  return {
    name: "functions",
    apply: "serve",
    async configureServer(server) {
      const functions = await createFunctions(readConfig(process.env));
      server.httpServer?.on("close", () => void functions.close());
      server.middlewares.use((incoming, outgoing, next) => {
        if (!incoming.url?.startsWith(functionPath)) return next();
        const handlers = {
          headersFor: () => [],
          functions: async (request: Request) => {
            const address = incoming.socket.remoteAddress ?? "";
            const answer = await functions.handle(request, address);
            return answer ?? new Response(null, { status: 404 });
          },
        };
        answerFunction(handlers, incoming, outgoing).catch(next);
      });
    },
  };
}
