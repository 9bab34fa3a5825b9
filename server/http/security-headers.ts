export type SecurityOptions = { isServedOverTls: boolean };

/** The headers of every answer, name and value by turns. A page adds its Content-Security-Policy. */
export function securityHeaders({ isServedOverTls }: SecurityOptions): string[] {
  return [
    ...["x-content-type-options", "nosniff"],
    ...["referrer-policy", "strict-origin-when-cross-origin"],
    ...["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
    ...["cross-origin-opener-policy", "same-origin"],
    ...["cross-origin-resource-policy", "same-origin"],
    ...(isServedOverTls ? strictTransport : []),
  ];
}

/** For an answer to a request that came over TLS: browsers heed it there only. */
export const strictTransport = ["strict-transport-security", "max-age=31536000"];
