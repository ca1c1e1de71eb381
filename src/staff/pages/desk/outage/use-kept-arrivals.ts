import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { statusOf } from '#web/lib/failures/api-failure.ts';
import { useStaffApp, useUser } from '../../../lib/staff-app.ts';
import type { useDeskDay } from '../model/live/use-desk-day.ts';
import { forgetArrival, keptArrivals, onKeptArrivals, type KeptArrival } from './kept-arrivals.ts';

/** An arrival that could not be sent is sent again after this. */
const RETRY_MS = 5000;
/** The server has decided; after any other failure the arrival is sent again. */
const REFUSALS: ReadonlySet<number | null> = new Set([400, 403, 404]);

/** Sends the arrivals that were marked without a connection as soon as there is one. */
export function useKeptArrivals({
  isLive,
  query: { data },
  mark,
  show,
  refresh,
}: ReturnType<typeof useDeskDay>) {
  const { api } = useStaffApp();
  const { id: account } = useUser();
  const waiting = useSyncExternalStore(onKeptArrivals, () => keptArrivals(account));
  /** The patients whose arrivals were refused, since their appointments have changed. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isSending = useRef(false);

  /** Sends an arrival. Returns false if it has to be sent again. */
  async function sendOne({ appointment: id, startsAt }: KeptArrival): Promise<boolean> {
    try {
      const since = mark();
      const sent = await api.setAttendance({
        id,
        from: 'expected',
        to: 'arrived',
        starts_at: startsAt,
      });
      show(sent, since);
    } catch (error) {
      if (!REFUSALS.has(statusOf(error))) return false;
      const name =
        data?.appointments.find((appointment) => appointment.id === id)?.name ?? String(id);
      setRefused((names) => [...names, name]);
      refresh();
    }
    forgetArrival(account, id);
    return true;
  }
  const send = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (const arrival of keptArrivals(account)) {
      // In the order in which they were marked.
      if (!(await sendOne(arrival))) break;
    }
    isSending.current = false;
  });
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    void send();
    const timer = setInterval(() => void send(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isLive, isWaiting]);
  return { waiting, refused, dismiss: () => setRefused([]) };
}

export type KeptArrivals = ReturnType<typeof useKeptArrivals>;
