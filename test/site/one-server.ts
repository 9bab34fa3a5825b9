import type { TestProject } from "vitest/node";
import { dist } from "../support/built-pages.ts";
import { type Site, startSite } from "../support/site.ts";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
  }
}

let site: Site | undefined;

/** Vitest calls these before and after the files of the project. */
export async function setup(project: TestProject): Promise<void> {
  site = await startSite({ dist });
  project.provide("origin", site.url);
}

export async function teardown(): Promise<void> {
  await site?.stop();
}
