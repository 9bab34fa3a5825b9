import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { addressOf, concernAddress } from "../../content-model/page-address.ts";
import { textAt } from "../server/stored-files.ts";
import type { Change } from "./versions.ts";

const WITH_PAGE = /^(treatments|concerns)\/(.+)\.yaml$/;
// What an address is made of, in files that may hold anything: they are checked later.
const town = z.object({ address: z.object({ city: z.string() }) });
const ownAddress = z.object({ path: z.string().optional() }).catch({});

/** The address of a page that comes or goes with its file. */
export function pageAddress(folder: string, { file, before, after }: Change): string | undefined {
  const [, kind, slug] = WITH_PAGE.exec(file) ?? [];
  if (!slug) return undefined;
  const own = ownAddress.parse(after ?? before);
  if (kind === "concerns") return concernAddress(slug, own);
  const business = town.safeParse(parse(textAt(join(folder, "business.yaml")) ?? ""));
  return addressOf(slug, own, business.data?.address.city ?? "");
}
