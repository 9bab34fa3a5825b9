import { idempotencyHeader } from "../../contract/appointment-request.ts";

type CallerOrigin = "own" | "foreign" | { origin: string };

/**
 * Classifies the origin of the calling page. Compares only hosts, because a proxy may terminate TLS. A
 * request without an Origin header counts as "own".
 */
export function allowedOrigin(request: Request, allowed: ReadonlySet<string>): CallerOrigin {
  const origin = request.headers.get("origin");
  // Sec-Fetch-Site covers a referrer policy that makes Origin "null", and a proxy that rewrites Host.
  if (origin === null || request.headers.get("sec-fetch-site") === "same-origin") return "own";
  if (allowed.has(origin)) return { origin };
  return URL.parse(origin)?.host === new URL(request.url).host ? "own" : "foreign";
}

export function preflight(caller: Exclude<CallerOrigin, "foreign">): Response {
  const headers = {
    allow: "POST, OPTIONS",
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": `apikey, authorization, content-type, x-client-info, ${idempotencyHeader.toLowerCase()}`,
    "access-control-max-age": "600",
  };
  return withOrigin(new Response(null, { status: 204, headers }), caller);
}

export function withOrigin(response: Response, caller: Exclude<CallerOrigin, "foreign">): Response {
  response.headers.set("vary", "Origin");
  if (caller === "own") return response;
  response.headers.set("access-control-allow-origin", caller.origin);
  response.headers.set("access-control-expose-headers", "Retry-After");
  return response;
}
