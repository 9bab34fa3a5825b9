type Connection = { saveData?: boolean };

/** Whether the visitor has told the browser to save data. Only Chromium says so. */
export function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData ?? false;
}
