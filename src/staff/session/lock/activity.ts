const KEY = 'staff-active-at';
const EVENTS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;
/** Writing to the storage on every move of the pointer would be waste. */
const PRECISION_MS = 5000;

/** Notes that a person uses the pages, in any tab of this browser. */
export function noteActivity(): void {
  const now = Date.now();
  if (Math.abs(now - lastActivity()) >= PRECISION_MS) localStorage.setItem(KEY, String(now));
}

/** Returns the instant at which a person last used the pages, in epoch milliseconds. */
export function lastActivity(): number {
  return Number(localStorage.getItem(KEY) ?? 0);
}

/** Notes every use of the pages. Returns a function that stops it. */
export function watchActivity(): () => void {
  for (const event of EVENTS) document.addEventListener(event, noteActivity, { passive: true });
  return () => {
    for (const event of EVENTS) document.removeEventListener(event, noteActivity);
  };
}
