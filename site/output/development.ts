import { isRunnableDevEnvironment, type Plugin } from "vite";

/** In development: the files a build writes beside the pages, made on request. */
export function generatedFilesInDevelopment(): Plugin {
  return {
    name: "generated-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { ssr } = server.environments;
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        try {
          const module: typeof import("./generated-files.ts") = await ssr.runner.import(
            "/site/output/generated-files.ts",
          );
          const file = await module.generateFile(path);
          if (!file) return next();
          response.writeHead(200, { "content-type": file.contentType }).end(file.body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
