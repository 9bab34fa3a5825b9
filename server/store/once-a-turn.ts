/** Does the work once in a turn of the event loop; until the next its answer stands. */
export function onceATurn<Answer>(work: () => Answer): () => Answer {
  let known: { answer: Answer } | undefined;
  return () => {
    if (!known) {
      known = { answer: work() };
      setImmediate(() => {
        known = undefined;
      });
    }
    return known.answer;
  };
}
