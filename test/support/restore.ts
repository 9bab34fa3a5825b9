import { afterEach, vi } from "vitest";

// The files of a worker share its globals, so a test that fails before it cleans up must not change later tests.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
