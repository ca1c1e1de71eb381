import { useEffect, useEffectEvent, useState } from 'react';
import { buildRequest } from '#shared/contract/client.ts';
import { staffRoutes } from '#shared/contract/staff/staff-routes.ts';
import { HEARTBEAT_MS } from '#shared/domain/desk/heartbeat.ts';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { followChanges } from '../../../../lib/api/follow-changes.ts';

const RECONNECT_MS = 1000;
/** Two heartbeats, and the time that they may take. */
const MAX_SILENCE_MS = 2 * HEARTBEAT_MS + 1000;

/** The changes at a branch. */
export interface DeskChange {
  /** Whose days have changed; null when any may have. */
  readonly doctors: readonly number[] | null;
  readonly hasQueue: boolean;
}

/** A connection that was lost, in epoch milliseconds. */
interface LostConnection {
  /** The day that was followed. */
  readonly day: string;
  /** When the server was last heard: until then no change of that day was missed. */
  readonly heardAt: number;
  readonly noticedAt: number;
}

const ANY: DeskChange = { doctors: null, hasQueue: true };

/** Reads the data of an event: ids of doctors and `queue`, joined by commas, or nothing for everything. */
function parseChange(data: string): DeskChange {
  if (data === '') return ANY;
  const parts = data.split(',');
  const doctors = parts.filter((part) => part !== 'queue').map(Number);
  return { doctors, hasQueue: doctors.length < parts.length };
}

/**
 * Calls `onChange` with what has changed at a branch, of which a day is shown. `isLive` is true while the changes arrive
 * at once. The stream is opened again whenever it ends: at once when the browser is back online, else after a second.
 */
export function useDeskStream(branch: number, day: string, onChange: (change: DeskChange) => void) {
  const [isLive, setIsLive] = useState(false);
  const [lost, setLost] = useState<LostConnection | null>(null);
  const notify = useEffectEvent(onChange);
  /** Says that the connection is lost, once, and reads the day, which may still succeed. */
  const lose = useEffectEvent((heardAt: number) => {
    setIsLive(false);
    if (lost !== null) return;
    setLost({ day, heardAt, noticedAt: Date.now() });
    onChange(ANY);
  });
  useEffect(() => {
    const { path } = buildRequest(staffRoutes.deskChanges, { id: branch });
    let stream = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let heardAt = 0;

    async function follow() {
      clearTimeout(timer);
      stream.abort();
      const own = new AbortController();
      stream = own;
      const waitMs = await followChanges(path, {
        signal: own.signal,
        maxSilenceMs: MAX_SILENCE_MS,
        onHeard: () => (heardAt = Date.now()),
        onOpen() {
          setIsLive(true);
          setLost(null);
          // Changes before the stream was open were missed.
          notify(ANY);
        },
        onChange: (data) => notify(parseChange(data)),
      }).catch((error: unknown) => {
        if (own.signal.aborted) return 0;
        if (error instanceof NetworkError) lose(heardAt);
        // Reading the day renews an access token that has expired.
        else notify(ANY);
        return 0;
      });
      if (own.signal.aborted) return;
      setIsLive(false);
      followAfter(Math.max(RECONNECT_MS, waitMs));
    }

    function followAfter(waitMs: number) {
      timer = setTimeout(() => void follow(), waitMs);
    }

    /** The browser knows that there is no connection: the stream would notice its silence later. */
    function goOffline() {
      clearTimeout(timer);
      stream.abort();
      lose(heardAt);
      // Browsers may be wrong about it.
      followAfter(RECONNECT_MS);
    }
    const goOnline = () => void follow();

    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    void follow();
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
      stream.abort();
      clearTimeout(timer);
    };
  }, [branch]);
  return { isLive, lost };
}
