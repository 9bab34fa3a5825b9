import type { IncomingMessage } from "node:http";

/**
 * Evaluates the conditions of a request for a file (RFC 9110 §13.2.2), and removes them from the request,
 * because @fastify/send would evaluate them without the ETag. Files have no Last-Modified, so a condition
 * on a date is ignored, and the Range beside a date in If-Range is.
 * @param etag the ETag of the file, in the encoding that the client accepts; undefined for the 404 page,
 * to which no condition applies
 * @returns the status of the response if a condition decides it
 */
export function takeConditions(
  { headers, method }: IncomingMessage,
  etag: string | undefined,
): 304 | 412 | undefined {
  const { "if-match": match, "if-none-match": noneMatch, "if-range": ifRange } = headers;
  for (const name of CONDITIONS) delete headers[name];
  // Only GET has ranges (RFC 9110 §14.2).
  if (method !== "GET" || (ifRange !== undefined && ifRange !== etag)) delete headers.range;
  if (etag === undefined) return undefined;
  if (match !== undefined && !listOf(match).some((one) => one === etag || one === "*")) return 412;
  // If-None-Match compares weakly, the others strongly.
  const isNotModified = listOf(noneMatch ?? "").some(
    (one) => one.replace(/^W\//, "") === etag || one === "*",
  );
  return isNotModified ? 304 : undefined;
}

const CONDITIONS = [
  "if-match",
  "if-none-match",
  "if-modified-since",
  "if-unmodified-since",
  "if-range",
];

const listOf = (etags: string) => etags.split(",").map((one) => one.trim());
