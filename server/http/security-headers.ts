/** Which sites may load a file. */
export const RESOURCE_POLICY = "cross-origin-resource-policy";

/** The headers of every response. */
export function securityHeaders({ isServedOverTls }: { isServedOverTls: boolean }) {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    [RESOURCE_POLICY]: "same-origin",
    ...(isServedOverTls && strictTransport),
  };
}

/**
 * The headers of a file that other sites may load. Link previews and picture searches load pictures, icons and
 * films. A copy of a page that a translator serves or a visitor has saved also loads style sheets and fonts.
 */
export function headersForOthers(contentType: string): Record<string, string> {
  if (!/^(?:font|image|video)\/|^text\/css/.test(contentType)) return {};
  return {
    [RESOURCE_POLICY]: "cross-origin",
    // Browsers load fonts by CORS.
    ...(contentType.startsWith("font/") && { "access-control-allow-origin": "*" }),
  };
}

export const strictTransport = { "strict-transport-security": "max-age=31536000" };
