/** Letters, digits, "-", "_" and "~" mean the same when they are percent-encoded (RFC 3986 §6.2.2.2). A dot stays encoded. */
const UNRESERVED = /%(?:2D|3\d|[46][1-9A-F]|5[\dAF]|7[\dAE])/gi;
const NUL_DOT_OR_SLASH = /%(?:00|2E|2F|5C)/i;

export function decodeUnreserved(path: string): string {
  return path.replace(UNRESERVED, decodeURIComponent);
}

/**
 * Corrects a path that was typed in capitals, or whose link includes a slash or the punctuation that followed it in
 * a message: `/Contact).` → `/contact`. Undefined if the path is not text.
 */
export function intendedPath(path: string): string | undefined {
  if (NUL_DOT_OR_SLASH.test(path)) return undefined;
  try {
    const throughLastLetter = /^\/(?:.*[\p{L}\p{N}])?/u.exec(decodeURIComponent(path));
    return throughLastLetter?.[0].toLowerCase();
  } catch {
    return undefined;
  }
}
