/** Scripts inside the HTML. The content security policy lists their hashes. Each is an expression, because it is sent as it is. */

/** Removes the film above it before it loads, for a visitor who asked for less data. */
export const spareData =
  "navigator.connection?.saveData && document.currentScript.previousElementSibling.remove()";

/** Logs the unknown path to the console, as the specification requires. */
export const logUnknownPath = 'console.error("404: no page at", location.pathname)';
