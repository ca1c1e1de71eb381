import { useEffect } from 'react';
import { useUser } from '../../lib/staff-app.ts';
import { lastActivity, watchActivity } from './activity.ts';
import { useDevicePeople } from '../device.ts';
import { useSessionEnd } from '../use-session-end.ts';

const MAX_IDLE_MS = 10 * 60_000;
const CHECK_MS = 5000;

/**
 * Locks the pages after ten minutes in which no tab of the browser was used. Returns the function that
 * locks them at once, or null for a person who has no PIN on this device.
 */
export function useIdleLock(): (() => void) | null {
  const user = useUser();
  const lock = useSessionEnd('lockSession');
  const { data: people = [] } = useDevicePeople();
  const canLock = people.some(({ id }) => id === user.id);

  useEffect(() => {
    if (!canLock) return;
    const check = () => {
      if (Date.now() - lastActivity() >= MAX_IDLE_MS) lock();
    };
    check();
    const stop = watchActivity();
    const timer = setInterval(check, CHECK_MS);
    // A computer that wakes up shows the page before the timer runs.
    document.addEventListener('visibilitychange', check);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [canLock, lock]);
  return canLock ? lock : null;
}
