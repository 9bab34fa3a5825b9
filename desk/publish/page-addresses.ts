import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { addressOf } from "../../content-model/treatment-address.ts";
import { textAt } from "../server/stored-files.ts";
import type { Change } from "./versions.ts";

const TREATMENT = /^treatments\/(.+)\.yaml$/;
// What an address is made of, in files that may hold anything: they are checked later.
const town = z.object({ address: z.object({ city: z.string() }) });
const ownAddress = z.object({ path: z.string().optional() }).catch({});

/** The address of a treatment's page, which comes or goes with its file. */
export function pageAddress(folder: string, { file, before, after }: Change): string | undefined {
  const [, slug] = TREATMENT.exec(file) ?? [];
  if (!slug) return undefined;
  const business = town.safeParse(parse(textAt(join(folder, "business.yaml")) ?? ""));
  return addressOf(slug, ownAddress.parse(after ?? before), business.data?.address.city ?? "");
}
