import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FunctionContent } from "../../contract/function-content.ts";
import type { SiteFile, SiteManifest } from "../../contract/site-manifest.ts";
import { clinic } from "./clinic-fixture.ts";

/** The contents of the fixture's pages and film. */
export const fixtureBodies = {
  "/": "<!doctype html><title>Home</title><h1>Home</h1>",
  "/about": "<!doctype html><title>About</title><h1>About</h1>",
  "/gallery": "<!doctype html><title>Gallery</title><h1>Gallery</h1>",
  "/gallery?show=laser": "<!doctype html><title>Laser</title><h1>Laser</h1>",
  "/404": "<!doctype html><title>404</title><h1>Oops! Page not found</h1>",
  "/assets/site-1a2b3c4d.js": "export const answer = 42;".repeat(50),
  "/film.mp4": "0123456789".repeat(100),
};

const contentTypes: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mp4: "video/mp4",
  woff2: "font/woff2",
};

type Differing = {
  version?: string;
  inputs?: string;
  bodies?: Record<string, string>;
  content?: FunctionContent;
  /** The name of a page's file, if it matters. */
  fileOf?: (path: string) => string;
};

/** Writes a small site into `dist`, in the format of the build. */
export async function writeSiteFixture(
  dist: string,
  builtWith: Partial<SiteManifest["builtWith"]> = {},
  {
    version = "fixture",
    inputs = "fixture",
    bodies = fixtureBodies,
    content = clinic,
    fileOf,
  }: Differing = {},
): Promise<void> {
  const files: SiteFile[] = [];
  for (const [path, body] of Object.entries(bodies)) {
    const extension = /\.(\w+)$/.exec(path)?.[1];
    const page = fileOf?.(path) ?? `page-${files.length}.html`;
    const file = extension ? path.slice(1) : page;
    const isCompressed = extension !== "mp4";
    await write(join(dist, "client", file), body, isCompressed);
    files.push({
      path,
      file,
      contentType: contentTypes[extension ?? ""] ?? "text/html; charset=utf-8",
      isImmutable: path.startsWith("/assets/"),
      isCompressed,
    });
  }
  const manifest: SiteManifest = {
    built: { version, content: "fixture", builtAt: "2026-01-01T00:00:00Z" },
    files,
    previousFiles: [],
    redirects: { "/about-us": "/about" },
    notFound: "/404",
    contentSecurityPolicy: "default-src 'self'",
    content,
    inputs,
    builtWith: { CONTENT: "", PUBLIC_ANON_KEY: "", FUNCTIONS_URL: "", SITE_URL: "", ...builtWith },
  };
  await write(join(dist, "manifest.json"), JSON.stringify(manifest), false);
}

async function write(file: string, body: string, isCompressed: boolean): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, body);
  if (!isCompressed) return;
  await writeFile(`${file}.br`, brotliCompressSync(body));
  await writeFile(`${file}.gz`, gzipSync(body));
}
