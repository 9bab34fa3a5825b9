import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { textAt } from "../server/stored-files.ts";

const zone = z.object({ timeZone: z.string() });

/** The clinic's, whose file may hold anything while it is edited. */
export function timeZoneOf(folder: string): string {
  const business = zone.safeParse(parse(textAt(join(folder, "business.yaml")) ?? ""));
  return business.data?.timeZone ?? "UTC";
}
