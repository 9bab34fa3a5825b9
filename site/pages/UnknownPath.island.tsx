import { useEffect } from "react";

/** The specification asks for the unknown path on the console. */
export function UnknownPath() {
  useEffect(() => console.error("404: no page at", location.pathname), []);
  return null;
}
