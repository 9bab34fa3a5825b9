/** "19:00" → "7:00 PM", with the words for AM and PM. */
export function formatTime(time: string, words: { am: string; pm: string }): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const half = hour < 12 ? words.am : words.pm;
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${half}`;
}
