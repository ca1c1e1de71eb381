import { useEffect, useState } from 'react';

/** The day of a queue begins at this hour, local. */
const FIRST_HOUR = 3;

/**
 * Loads the page again when the day of the queue has changed, so that a screen that is never closed runs the
 * current version of the page. `at` is the local time of data just read, so the server can be reached.
 */
export function useNightlyReload(at: string): void {
  const day = queueDay(at);
  const [first] = useState(day);
  useEffect(() => {
    if (day !== first) location.reload();
  }, [day, first]);
}

function queueDay(at: string): string {
  const local = new Date(`${at.slice(0, 19)}Z`);
  local.setUTCHours(local.getUTCHours() - FIRST_HOUR);
  return local.toISOString().slice(0, 10);
}
