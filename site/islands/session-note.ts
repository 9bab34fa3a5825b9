/** Notes in the browser's session storage. Where the browser refuses storage, nothing is noted. */

export function hasNote(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function setNote(name: string, isSet: boolean): void {
  try {
    if (isSet) sessionStorage.setItem(name, "");
    else sessionStorage.removeItem(name);
  } catch {
    // See above.
  }
}
