/**
 * Logs the unknown path to the console, as the specification requires. It stands in the HTML of the not-found
 * page, and the content security policy lists its hash. It is an expression, because it is sent as it is.
 */
export const logUnknownPath = 'console.error("404: no page at", location.pathname)';
