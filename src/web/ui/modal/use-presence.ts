import { useEffect, useState } from 'react';

/** Milliseconds that a closed overlay stays mounted for its closing animation. */
const closingTime = 180;

type Presence = 'absent' | 'open' | 'closing';

/** Follows `open`, with an intermediate state `closing`. */
export function usePresence(open: boolean): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'open' : 'absent');
  if (open && presence !== 'open') setPresence('open');
  if (!open && presence === 'open') setPresence('closing');

  useEffect(() => {
    if (presence !== 'closing') return;
    const timer = setTimeout(() => setPresence('absent'), closingTime);
    return () => clearTimeout(timer);
  }, [presence]);

  return presence;
}
