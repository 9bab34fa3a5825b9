/** Does the work at most once in so many milliseconds; until then its last answer stands. */
export function atMostEvery<Answer>(ms: number, work: () => Answer): () => Answer {
  let doneAt = Number.NEGATIVE_INFINITY;
  let answer: Answer;
  return () => {
    if (performance.now() - doneAt >= ms) {
      doneAt = performance.now();
      answer = work();
    }
    return answer;
  };
}
