import { expect, it } from "vitest";
import { readSubmission } from "./submission.ts";

const MAX_BYTES = 1000;
const CHUNK_BYTES = 100;
/** An upper bound, so that a reader that never stops fails the test. */
const MAX_CHUNKS = 1000;

it("stops reading a body soon after the limit", async () => {
  let chunks = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      if (chunks > MAX_CHUNKS) controller.error(new Error("read on and on"));
      else controller.enqueue(new Uint8Array(CHUNK_BYTES));
    },
  });
  const headers = { "content-type": "application/json" };
  // The types lack `duplex`, which Node requires for a stream.
  const init = { method: "POST", headers, body, duplex: "half" };
  const request = new Request("https://site.test", init);
  const { refusal } = await readSubmission(request, MAX_BYTES);
  expect(refusal?.status).toBe(413);
  expect(chunks).toBeLessThan((2 * MAX_BYTES) / CHUNK_BYTES);
});
