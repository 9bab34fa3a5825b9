import { MissingPrerequisite } from "../../test/support/process.ts";

/** Imports a package of this folder, which is not installed on a machine without the registry. */
export function needPackage<Package>(load: () => Promise<Package>): Promise<Package> {
  return load().catch((cause) => {
    throw new MissingPrerequisite("needs `npm ci --prefix lab`", { cause });
  });
}
