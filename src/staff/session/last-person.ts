const KEY = 'staff-last-person';

/** Returns the account that last used this browser, whose turn is the likeliest next one. */
export function lastPerson(): number | null {
  const id = localStorage.getItem(KEY);
  return id === null ? null : Number(id);
}

export function noteLastPerson(id: number): void {
  localStorage.setItem(KEY, String(id));
}
