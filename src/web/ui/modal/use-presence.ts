import { useEffect, useState } from 'react';

/** Milliseconds that a closed overlay stays mounted for its closing animation. */
const CLOSING_MS = 180;

type Presence = 'absent' | 'open' | 'closing';

/** Returns the state of an overlay: `closing` during its animation after `open` becomes false. */
export function usePresence(open: boolean): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'open' : 'absent');
  if (open && presence !== 'open') setPresence('open');
  if (!open && presence === 'open') setPresence('closing');

  useEffect(() => {
    if (presence !== 'closing') return;
    const timer = setTimeout(() => setPresence('absent'), CLOSING_MS);
    return () => clearTimeout(timer);
  }, [presence]);

  return presence;
}
