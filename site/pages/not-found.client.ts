import { notFoundAttribute } from "./not-found-attribute.ts";

/** The specification asks for the unknown path on the console. */
export function reportNotFound(): void {
  if (!document.querySelector(`[${notFoundAttribute}]`)) return;
  console.error("404: no page at", location.pathname);
}
