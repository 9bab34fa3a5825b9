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
 * Whether others show a file of this type: a picture, an icon or a film, in a link preview, in a picture search, on
 * a page that a translator serves.
 */
export function isShownByOthers(contentType: string): boolean {
  return /^(?:image|video)\//.test(contentType);
}

export const strictTransport = { "strict-transport-security": "max-age=31536000" };
