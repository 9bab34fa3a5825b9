/** Replaces `AbortSignal.timeout`, which Chrome 102, Safari 15 and older lack. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
