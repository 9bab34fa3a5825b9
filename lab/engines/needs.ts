import { MissingPrerequisite } from "../../test/support/process.ts";

/** Loads a package of this folder's own install, which a machine without the registry lacks. */
export function needPackage<Package>(load: () => Promise<Package>): Promise<Package> {
  return load().catch((cause) => {
    throw new MissingPrerequisite("needs `npm ci --prefix lab/engines`", { cause });
  });
}
