/** The headers of every response. */
export function securityHeaders({ isServedOverTls }: { isServedOverTls: boolean }) {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isServedOverTls && strictTransport),
  };
}

export const strictTransport = { "strict-transport-security": "max-age=31536000" };
