import { useEffect } from "react";

/** Logs the unknown path to the console, as the specification requires. */
export function UnknownPath() {
  useEffect(() => console.error("404: no page at", location.pathname), []);
  return null;
}
