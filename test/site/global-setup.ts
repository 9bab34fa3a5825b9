import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { dist } from "../../site/render/dist.ts";
import { buildFirst } from "../support/build-first.ts";
import { type Site, startSite } from "../support/site.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
  }
}

let site: Site | undefined;

/** Vitest calls these before and after the files of the project. */
export async function setup(project: TestProject): Promise<void> {
  await buildFirst();
  site = await startSite({ dist: resolve(dist) });
  project.provide("origin", site.url);
}

export async function teardown(): Promise<void> {
  await site?.stop();
}
