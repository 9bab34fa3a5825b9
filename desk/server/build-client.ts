import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { contentTypeOf } from "../../site/render/content-types.ts";
import { aliases } from "../../site/render/stylesheets.ts";

/** The desk's page and the files it loads, by address. */
export type ClientFiles = ReadonlyMap<string, { body: string | Uint8Array; type: string }>;

/** Bundles the browser's code in memory, so that two desks do not disturb each other. */
export async function buildClient(): Promise<ClientFiles> {
  const built = await build({
    root: resolve(import.meta.dirname, "../client"),
    base: "/desk/",
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    resolve: { alias: aliases },
    build: { write: false, assetsInlineLimit: 0, reportCompressedSize: false },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  return new Map(
    outputs.map((file) => [
      `/desk/${file.fileName === "index.html" ? "" : file.fileName}`,
      {
        body: file.type === "chunk" ? file.code : file.source,
        type: contentTypeOf(file.fileName),
      },
    ]),
  );
}
