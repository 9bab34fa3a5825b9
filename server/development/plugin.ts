import { isRunnableDevEnvironment, type Plugin } from "vite";
import { functionPath } from "../../contract/appointment-request.ts";
import type { DevelopmentRequests } from "./requests.ts";

const MODULE = "/server/development/requests.ts";

/** Handles the form's requests in `npm run dev`. */
export function functionsInDevelopment(): Plugin {
  return {
    name: "functions",
    apply: "serve",
    configureServer({ environments: { ssr }, httpServer, middlewares }) {
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run");
      let current: DevelopmentRequests | undefined;
      /** The last call of `reopen`. Calls run one after the other. */
      let queue: Promise<unknown> = Promise.resolve();
      /** Reopens the requests after a change of the content, so that the function offers the same services as the page. */
      const reopen = async () => {
        // Vite evaluates the module again after a change of its sources.
        const { currentSite, openDevelopmentRequests } =
          await ssr.runner.import<typeof import("./requests.ts")>(MODULE);
        const site = currentSite();
        if (current?.site === site) return current;
        await current?.close();
        current = undefined;
        current = await openDevelopmentRequests(site);
        return current;
      };
      httpServer?.on("close", () => void queue.finally(() => current?.close()));
      middlewares.use((incoming, outgoing, next) => {
        if (!incoming.url?.startsWith(functionPath)) return next();
        const reopened = queue.then(reopen);
        queue = reopened.catch(() => undefined);
        reopened.then(({ respond }) => respond(incoming, outgoing)).catch(next);
      });
    },
  };
}
