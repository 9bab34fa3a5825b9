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

export const strictTransport: [name: string, value: string] = [
  "strict-transport-security",
  "max-age=31536000",
];
